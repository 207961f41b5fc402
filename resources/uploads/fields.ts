import * as z from 'zod/mini'
import { defineFields, version } from '#shared/fields.ts'
import { isFileName, MAX_FILE_BYTES } from './rules.ts'

export const Bytes = z.int().check(z.minimum(0), z.maximum(MAX_FILE_BYTES))
/** In hexadecimal, as `sha256sum` prints it. */
const Sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))

export const fields = defineFields({
  name: { kind: 'text', schema: z.string().check(z.normalize('NFC'), z.trim(), z.refine(isFileName, 'file-name')) },
  size: { kind: 'number', schema: Bytes },
  /** The type given by the sender. Stored and shown, but never used in responses. */
  mediaType: { kind: 'text', schema: z.string().check(z.maxLength(100), z.regex(/^[\w.+-]+\/[\w.+-]+$/)) },
  /** The hash of the whole file, as announced by the sender. */
  sha256: { kind: 'text', schema: Sha256 },
  id: { kind: 'text', from: 'row' },
  createdAt: { kind: 'moment', from: 'row' },
  /** When the file was complete and its SHA-256 verified; null before. */
  finishedAt: { kind: 'moment', isNullable: true },
  ...version,
})
