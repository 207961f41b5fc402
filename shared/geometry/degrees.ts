/** About ten centimetres. More digits would only make replies, files and links longer. */
const DIGITS = 6

/** Rounds a longitude or latitude. */
export const roundDegrees = (degrees: number, digits = DIGITS): number =>
  Math.round(degrees * 10 ** digits) / 10 ** digits
