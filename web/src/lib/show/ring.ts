// The ring: factories at equal distances around the centre, on wide screens.

export interface Point {
  x: number;
  y: number;
}

export interface Ring {
  width: number;
  height: number;
  /** The midpoints of the factories. */
  plates: Point[];
  /** The touch target of a tile, and the side of a factory. */
  target: number;
  plate: number;
}

const plateOf = (target: number) => 2 * target + 18;

/** A ring of this size, with factories as large as they can be without touching each other. */
export function ring(factories: number, width: number, height: number): Ring {
  let target = Math.floor(Math.max(26, Math.min(64, (height - 44) / 5.9)));
  let plates = ellipse(factories, width, height, plateOf(target));
  while (target > 24 && nearest(plates) < plateOf(target) + 2) {
    target -= 1;
    plates = ellipse(factories, width, height, plateOf(target));
  }
  return { width, height, plates, target, plate: plateOf(target) };
}

/** Points on an ellipse at equal distances along it, the first at the top, clockwise. */
export function ellipse(count: number, width: number, height: number, plate: number): Point[] {
  const rx = (width - plate) / 2;
  const ry = (height - plate) / 2;
  const at = (angle: number) => ({
    x: width / 2 + rx * Math.sin(angle),
    y: height / 2 - ry * Math.cos(angle),
  });
  const fine = 720;
  const lengths = [0];
  for (let i = 1; i <= fine; i++) {
    const [a, b] = [at(((i - 1) / fine) * 2 * Math.PI), at((i / fine) * 2 * Math.PI)];
    lengths.push(lengths[i - 1] + Math.hypot(b.x - a.x, b.y - a.y));
  }
  return Array.from({ length: count }, (_, k) => {
    const goal = (lengths[fine] * k) / count;
    const i = lengths.findIndex((length) => length >= goal);
    return at((i / fine) * 2 * Math.PI);
  });
}

/** The smallest distance between two neighbours. */
export function nearest(points: Point[]): number {
  return Math.min(
    ...points.map((point, i) => {
      const next = points[(i + 1) % points.length];
      return Math.max(Math.abs(next.x - point.x), Math.abs(next.y - point.y));
    }),
  );
}
