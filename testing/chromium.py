"""How tests start Chromium: without what only a person at the browser needs.

Chromium loads two pages of its own into every window, the menus below its address bar. They take
as much processor time as the first screen of the game, so tests run almost twice as fast without
them. It obeys only the last list of disabled features, so the list here repeats Playwright's own.
"""

from typing import Final

_QUIET: Final = ["quic", "background-networking", "component-update", "sync", "gpu"]
_MENUS_BELOW_THE_ADDRESS_BAR: Final = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"]
_DISABLED_BY_PLAYWRIGHT: Final = [
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "TcpPortRandomizationWin",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
    "msForceBrowserSignIn",
    "msEdgeUpdateLaunchServicesPreferredVersion",
]

FLAGS: Final = [
    "--no-sandbox",
    "--no-first-run",
    *(f"--disable-{name}" for name in _QUIET),
    f"--disable-features={','.join([*_DISABLED_BY_PLAYWRIGHT, *_MENUS_BELOW_THE_ADDRESS_BAR])}",
]
"""Arguments for Chromium; it stays silent and does not call home."""
