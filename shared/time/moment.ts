import * as z from 'zod/mini'

/**
 * A timestamp of any precision, parsed to `YYYY-MM-DDTHH:MM:SS.sssZ`. All timestamps are stored in this form, so that
 * they sort and compare as text.
 */
export const Moment = z.pipe(
  z.iso.datetime(),
  z.transform((text: string) => new Date(text).toISOString()),
)
