import * as z from 'zod/mini'
import { endpoint, refusal } from '#shared/contract.ts'
import { idempotent, ifMatch } from '#shared/headers.ts'
import { pageOf, pageQuery, sortQuery } from '#shared/paging.ts'
import { Day, Names, RowId, versioned } from '#shared/row.ts'
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

export const title = { en: 'Forms', zh: '表單' }
export const description = 'Forms that operators design. A published version never changes.'

/** A text in at least one language. */
const words = (most: number) =>
  z
    .object({ en: readableText(most), zh: readableText(most) })
    .check(z.refine(({ en, zh }) => en !== '' || zh !== '', { error: 'required', path: ['en'] }))

/** Answers are stored by field id. A field keeps its id across versions, so its answers stay in one column. */
export const FieldId = z.string().check(z.regex(/^f[0-9a-z]{7}$/))
const OptionId = z.string().check(z.regex(/^o[0-9a-z]{7}$/))

const Option = z.object({ id: OptionId, label: words(MAX_OPTION_LENGTH) })
export type Option = z.infer<typeof Option>
const Options = z.array(Option).check(
  z.minLength(1),
  z.maxLength(MAX_OPTIONS),
  z.refine(options => !hasTwice(options.map(({ id }) => id)), { error: 'twice' }),
)

const field = {
  id: FieldId,
  label: words(MAX_LABEL_LENGTH),
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

const Fields = z.array(FormField).check(
  z.maxLength(MAX_FIELDS),
  z.refine(fields => !hasTwice(fields.map(({ id }) => id)), { error: 'twice' }),
  z.refine(fields => JSON.stringify(fields).length <= MAX_FIELDS_LENGTH, { error: 'too-large' }),
)

/** A draft; nobody sees it before it is published. */
export const FormDesign = z.object({ title: words(MAX_TITLE_LENGTH), fields: Fields })
export type FormDesign = z.infer<typeof FormDesign>

/** The fields that an operator can change. */
export const FormFields = z.extend(FormDesign, {
  /** A closed form accepts no answers, in any version. */
  isClosed: z.boolean(),
})
export type FormFields = z.infer<typeof FormFields>

export const Form = z.extend(FormFields, {
  id: RowId,
  /** The number of the latest published version; null if none has been published. */
  latest: z.nullable(z.int()),
  ...versioned,
})
export type Form = z.infer<typeof Form>

export const ListedForm = z.object({
  id: RowId,
  title: Names,
  fields: z.int(),
  answers: z.int(),
  isClosed: z.boolean(),
  /** The number of the latest published version; null if none has been published. */
  latest: z.nullable(z.int()),
  ...versioned,
})
export type ListedForm = z.infer<typeof ListedForm>

/** A published version. It never changes. */
export const FormVersion = z.extend(FormDesign, {
  number: z.int(),
  publishedAt: z.iso.datetime(),
  by: z.string(),
})
export type FormVersion = z.infer<typeof FormVersion>

const params = z.object({ formId: RowId })
const notFound = refusal(['not-found'])
const stale = refusal(['stale'], { current: Form })

export const listForms = endpoint({
  method: 'GET',
  path: '/api/forms',
  summary: { en: 'List forms with their number of answers', zh: '列出表單與填答數' },
  needs: 'forms:read',
  query: z.object({ sort: z._default(sortQuery(['id']), 'id'), ...pageQuery }),
  replies: { 200: pageOf(ListedForm) },
})

export const readForm = endpoint({
  method: 'GET',
  path: '/api/forms/:formId',
  summary: { en: 'Get a form with its draft design', zh: '讀取表單與設計中的內容' },
  needs: 'forms:read',
  params,
  replies: { 200: Form, 404: notFound },
  sends: ['etag'],
})

export const createForm = endpoint({
  method: 'POST',
  path: '/api/forms',
  summary: { en: 'Create a form. Publish it to collect answers', zh: '建立表單，發布後才會開始收集填答' },
  needs: 'forms:write',
  headers: z.object(idempotent),
  body: FormDesign,
  replies: { 201: Form, 422: refusal(['key-reused', 'limit-reached']) },
  sends: ['etag', 'location'],
})

export const updateForm = endpoint({
  method: 'PATCH',
  path: '/api/forms/:formId',
  summary: {
    en: 'Update the draft design of a form, or stop collecting answers',
    zh: '更新設計中的表單，或停止收集填答',
  },
  needs: 'forms:write',
  params,
  headers: z.object(ifMatch),
  body: z.partial(FormFields),
  replies: { 200: Form, 404: notFound, 412: stale },
  sends: ['etag'],
})

export const deleteForm = endpoint({
  method: 'DELETE',
  path: '/api/forms/:formId',
  summary: { en: 'Delete a form with its answers. You can restore it', zh: '刪除表單及其填答，可以還原' },
  needs: 'forms:write',
  params,
  headers: z.object(ifMatch),
  replies: { 204: null, 404: notFound, 412: stale },
})

export const restoreForm = endpoint({
  method: 'POST',
  path: '/api/forms/:formId/restore',
  summary: { en: 'Restore a deleted form with its versions and answers', zh: '還原已刪除的表單，含各版本與填答' },
  needs: 'forms:write',
  params,
  replies: { 200: Form, 404: notFound, 422: refusal(['limit-reached']) },
  sends: ['etag'],
})

export const publishForm = endpoint({
  method: 'POST',
  path: '/api/forms/:formId/versions',
  summary: {
    en: 'Publish the draft design as a new version. Published versions never change',
    zh: '將設計發布為新版本，發布後不再變動',
  },
  needs: 'forms:write',
  params,
  headers: z.object({ ...ifMatch, ...idempotent }),
  replies: {
    201: Form,
    404: notFound,
    412: stale,
    422: refusal(['nothing-to-publish', 'limit-reached', 'key-reused']),
  },
  sends: ['etag', 'location'],
})

export const listFormVersions = endpoint({
  method: 'GET',
  path: '/api/forms/:formId/versions',
  summary: { en: 'List the published versions of a form', zh: '列出表單的已發布版本' },
  needs: 'forms:read',
  params,
  replies: { 200: z.object({ rows: z.array(FormVersion) }), 404: notFound },
})

export const readFormVersion = endpoint({
  method: 'GET',
  path: '/api/forms/:formId/versions/:number',
  summary: { en: 'Get a published version of a form', zh: '讀取表單的一個已發布版本' },
  needs: 'forms:read',
  params: z.object({ formId: RowId, number: RowId }),
  replies: { 200: FormVersion, 404: notFound },
})
