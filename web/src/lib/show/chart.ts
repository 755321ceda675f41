// Charts as data: series of points, and how they become lines in a picture. No drawing.

export interface Point {
  x: number;
  y: number;
  /** Whether the line to this point is dotted: what changed there is not of the same kind. */
  dotted?: boolean;
}

export interface Series {
  name: string;
  /** A colour of the style sheet, such as `var(--seat-1)`. */
  colour: string;
  /** The number of its marker, because colour alone is not enough to tell two lines apart. */
  marker: number;
  points: Point[];
  /** Points that are marked, for example because a deal happened there. */
  dots?: Point[];
  /** Its value at the cursor, in words. */
  now?: string;
}

/** A vertical line through the chart with a short label. */
export interface Mark {
  x: number;
  label: string;
}

/** A horizontal line through the chart with a short label. */
export interface Tick {
  y: number;
  label: string;
}

export interface Range {
  from: number;
  to: number;
}

/** A map from the values of a range to the pixels of another. */
export function scale(values: Range, pixels: Range): (value: number) => number {
  const factor = (pixels.to - pixels.from) / (values.to - values.from || 1);
  return (value) => pixels.from + (value - values.from) * factor;
}

/** The inverse of `scale`, kept within the values. */
export function unscale(values: Range, pixels: Range): (pixel: number) => number {
  const back = scale(pixels, values);
  return (pixel) => Math.max(values.from, Math.min(values.to, back(pixel)));
}

/** The solid and the dotted parts of a line, as paths of SVG. */
export function paths(points: Point[], x: (value: number) => number, y: (value: number) => number) {
  let [solid, dotted, pen] = ['', '', ''];
  points.forEach((point, index) => {
    const at = `${x(point.x).toFixed(1)} ${y(point.y).toFixed(1)}`;
    const before = points[index - 1];
    if (before && point.dotted) dotted += `M${x(before.x).toFixed(1)} ${y(before.y).toFixed(1)}L${at}`;
    if (!before || point.dotted) pen = `M${at}`;
    else {
      solid += `${pen}L${at}`;
      pen = '';
    }
  });
  return { solid, dotted };
}

/** The place nearest to a value; the value itself if there is none. */
export function nearest(places: number[], value: number): number {
  return places.reduce((best, place) => (Math.abs(place - value) < Math.abs(best - value) ? place : best), places[0] ?? value);
}

/** Where a key moves the cursor to; null for a key that does not move it. */
export function moved(key: string, places: number[], marks: number[], at: number): number | null {
  const here = places.indexOf(nearest(places, at));
  const step = (by: number) => places[Math.max(0, Math.min(places.length - 1, here + by))];
  if (key === 'ArrowLeft' || key === 'ArrowDown') return step(-1);
  if (key === 'ArrowRight' || key === 'ArrowUp') return step(1);
  if (key === 'Home') return places[0];
  if (key === 'End') return places.at(-1)!;
  if (key === 'PageUp') return marks.findLast((mark) => mark < at) ?? places[0];
  if (key === 'PageDown') return marks.find((mark) => mark > at) ?? places.at(-1)!;
  return null;
}
