/** The minimum zoom: a town. */
export const FARTHEST_ZOOM = 12;

/** The maximum zoom: a house. */
export const NEAREST_ZOOM = 19;
