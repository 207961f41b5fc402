import * as z from 'zod/mini'
import { defineFields, version } from '#shared/fields.ts'
import { Day } from '#shared/row.ts'
import { readableText } from '#shared/text/readable-text.ts'
import {
  hasTwice,
  MAX_FIELDS,
  MAX_FIELDS_LENGTH,
  MAX_HELP_LENGTH,
  MAX_LABEL_LENGTH,
  MAX_LONG_TEXT_LENGTH,
  MAX_OPTION_LENGTH,
  MAX_OPTIONS,
  MAX_SHORT_TEXT_LENGTH,
  MAX_TITLE_LENGTH,
} from './rules.ts'

/** A text in at least one language. */
const inEither = (most: number) =>
  z
    .object({ en: readableText(most), zh: readableText(most) })
    .check(z.refine(({ en, zh }) => en !== '' || zh !== '', { error: 'required', path: ['en'] }))

/** Answers are stored by field id. A field keeps its id across versions, so its answers stay in one column. */
export const FieldId = z.string().check(z.regex(/^f[0-9a-z]{7}$/))
const OptionId = z.string().check(z.regex(/^o[0-9a-z]{7}$/))

const Option = z.object({ id: OptionId, label: inEither(MAX_OPTION_LENGTH) })
export type Option = z.infer<typeof Option>
const Options = z.array(Option).check(
  z.minLength(1),
  z.maxLength(MAX_OPTIONS),
  z.refine(options => !hasTwice(options.map(({ id }) => id)), { error: 'twice' }),
)

const field = {
  id: FieldId,
  label: inEither(MAX_LABEL_LENGTH),
  help: z.object({ en: readableText(MAX_HELP_LENGTH), zh: readableText(MAX_HELP_LENGTH) }),
  isRequired: z.boolean(),
}
const longest = (most: number) => z.int().check(z.minimum(1), z.maximum(most))
/** A lower bound must not exceed the upper one, if both exist. */
const isInOrder = <T extends number | string>(least: T | null, most: T | null) =>
  least === null || most === null || least <= most

/** A question, with the constraints on its answers. */
export const FormField = z.discriminatedUnion('kind', [
  z.object({ ...field, kind: z.literal('short-text'), longest: longest(MAX_SHORT_TEXT_LENGTH) }),
  z.object({ ...field, kind: z.literal('long-text'), longest: longest(MAX_LONG_TEXT_LENGTH) }),
  z
    .object({
      ...field,
      kind: z.literal('number'),
      isWhole: z.boolean(),
      /** null for no limit. */
      least: z.nullable(z.number()),
      most: z.nullable(z.number()),
    })
    .check(z.refine(({ least, most }) => isInOrder(least, most), { error: 'below-least', path: ['most'] })),
  z.object({ ...field, kind: z.literal('one'), options: Options }),
  z
    .object({
      ...field,
      kind: z.literal('many'),
      options: Options,
      /** The limit of choices; null for no limit. */
      most: z.nullable(longest(MAX_OPTIONS)),
    })
    .check(
      z.refine(({ most, options }) => most === null || most <= options.length, { error: 'above-all', path: ['most'] }),
    ),
  z
    .object({
      ...field,
      kind: z.literal('date'),
      /** null for no limit. */
      earliest: z.nullable(Day),
      /** null for no limit. */
      latest: z.nullable(Day),
    })
    .check(z.refine(({ earliest, latest }) => isInOrder(earliest, latest), { error: 'below-least', path: ['latest'] })),
  z.object({ ...field, kind: z.literal('yes-no') }),
])
export type FormField = z.infer<typeof FormField>

const Questions = z.array(FormField).check(
  z.maxLength(MAX_FIELDS),
  z.refine(fields => !hasTwice(fields.map(({ id }) => id)), { error: 'twice' }),
  z.refine(fields => JSON.stringify(fields).length <= MAX_FIELDS_LENGTH, { error: 'too-large' }),
)

const design = defineFields({
  title: { kind: 'names', schema: inEither(MAX_TITLE_LENGTH) },
  fields: { kind: 'json', schema: Questions },
})

export const fields = defineFields({
  ...design,
  /** A closed form accepts no answers, in any version. */
  isClosed: { kind: 'flag' },
  id: { kind: 'id', from: 'row' },
  /** The number of the latest published version; null if none has been published. */
  latest: { kind: 'number', from: 'row', isNullable: true },
  ...version,
})

export const versionFields = defineFields({
  ...design,
  number: { kind: 'number' },
  publishedAt: { kind: 'moment' },
  by: { kind: 'text', column: 'account' },
})
