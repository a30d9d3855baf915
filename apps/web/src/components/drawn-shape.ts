/** A path in a colour of the picture that it is part of: filled, or drawn as a line of that width. */
export type DrawnShape<Color extends string> = readonly [color: Color, path: string, line?: number];
