/**
 * The code of an issue that a schema found. A refinement passes its own code as its message; zod's codes, such as
 * `too_small`, are written like all others: `too-small`.
 */
export const fieldCode = ({ code, message }: { code: string; message: string }): string =>
  code === 'custom' && /^[a-z-]+$/.test(message) ? message : code.replaceAll('_', '-')
