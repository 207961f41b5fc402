import * as z from 'zod/mini'

/**
 * A moment, however precisely it is written, read as `YYYY-MM-DDTHH:MM:SS.sssZ`: the one form in which moments are
 * stored, so that they sort and compare as text.
 */
export const Moment = z.pipe(
  z.iso.datetime(),
  z.transform((text: string) => new Date(text).toISOString()),
)
