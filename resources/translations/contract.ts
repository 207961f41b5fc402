import * as z from 'zod/mini'
import { bytes, endpoint, refusal } from '#shared/contract.ts'
import { idempotent, ifMatch } from '#shared/headers.ts'
import { pageOf, pageQuery, search } from '#shared/paging.ts'
import { hasUniqueIds, RowVersion, versioned } from '#shared/row.ts'
import { ISSUES, MAX_AT_ONCE, MAX_IMPORT_BYTES, MAX_TEXT_LENGTH, STATES, TARGETS } from './rules.ts'

export const title = { en: 'Translations', zh: '翻譯' }
export const description = 'Translations of the console’s texts, their review and their releases.'

const FormText = z.string().check(z.maxLength(MAX_TEXT_LENGTH))
const Language = z.enum(TARGETS)
/** Language, namespace and key: `zh.page3_01.members`. */
const TranslationId = z.string().check(z.maxLength(150), z.regex(/^(en|zh|ja)\.[\w .-]+$/))

/** A text with its forms: `one` and `other` are plural categories, `interval` is a list such as `(1)[one];(2-7)[a few]`. */
export const TextForms = z.object({ one: z.optional(FormText), other: FormText, interval: z.optional(FormText) })

/** The fields that an operator can change. */
export const TranslationFields = z.object({
  /** null: the console's own text. */
  text: z.nullable(TextForms),
  /** A changed text is a draft until it is submitted for review. */
  isInReview: z.boolean(),
})
export type TranslationFields = z.infer<typeof TranslationFields>

/** A text of the console in one language, as this sandbox has it. */
export const Translation = z.object({
  id: TranslationId,
  language: Language,
  /** null: the console's own text. */
  text: z.nullable(TextForms),
  /** The text that operators see; null: the console's own text. */
  published: z.nullable(TextForms),
  state: z.enum(STATES),
  isInReview: z.boolean(),
  /** The account that changed it last; null: nobody has. */
  by: z.nullable(z.string()),
  /** 0 until the text is changed for the first time. */
  version: versioned.version,
  /** null while it is the console's own text. */
  updatedAt: z.nullable(versioned.updatedAt),
})
export type Translation = z.infer<typeof Translation>

/** The same with the source text, and what is wrong with it. */
export const ListedTranslation = z.extend(Translation, {
  namespace: z.string(),
  key: z.string(),
  /** The page of the text; null: the frame around all pages, or a part that pages share. */
  page: z.nullable(z.string()),
  english: TextForms,
  /** The console's own text in this language; null if it has none. */
  own: z.nullable(TextForms),
  issues: z.array(z.enum(ISSUES)),
})
export type ListedTranslation = z.infer<typeof ListedTranslation>

export const TranslationDetails = z.extend(ListedTranslation, {
  /** The file that defines the text, and the lines that use it. */
  file: z.string(),
  uses: z.array(z.object({ file: z.string(), line: z.int() })),
})
export type TranslationDetails = z.infer<typeof TranslationDetails>

/** `search` matches a part of the key, or of the text in English or in this language. */
export const TranslationFilter = z.object({
  language: z._default(Language, 'zh'),
  search,
  namespace: z.optional(z.string().check(z.maxLength(100))),
  state: z.optional(z.enum(STATES)),
  issue: z.optional(z.enum(ISSUES)),
})
export type TranslationFilter = z.infer<typeof TranslationFilter>

const params = z.object({ translationId: TranslationId })
const notFound = refusal(['not-found'])
const stale = refusal(['stale'], { current: Translation })

export const listTranslations = endpoint('GET /api/translations', {
  summary: {
    en: 'List the texts of the console in one language, with their state and issues',
    zh: '列出主控台某一語言的文字，附狀態與問題',
  },
  needs: 'translations:read',
  query: z.extend(TranslationFilter, pageQuery),
  replies: { 200: pageOf(ListedTranslation) },
})

export const readProgress = endpoint('GET /api/translations/progress', {
  summary: { en: 'Count texts by language, state and issue', zh: '依語言、狀態與問題統計文字數量' },
  needs: 'translations:read',
  replies: {
    200: z.object({
      languages: z.array(
        z.object({
          language: Language,
          texts: z.int(),
          translated: z.int(),
          published: z.int(),
          drafts: z.int(),
          inReview: z.int(),
          issues: z.array(z.object({ code: z.enum(ISSUES), count: z.int() })),
        }),
      ),
      namespaces: z.array(
        z.object({
          namespace: z.string(),
          /** null for texts that no single page has. */
          page: z.nullable(z.string()),
          texts: z.int(),
        }),
      ),
      /** The number of the current version; 0: nothing has been published. */
      release: z.int(),
    }),
  },
})

export const readTexts = endpoint('GET /api/translations/texts', {
  summary: {
    en: 'Get the published texts of this sandbox, with your own drafts if you like',
    zh: '讀取這個沙盒已發布的文字，可包含自己的草稿',
  },
  needs: 'signed-in',
  query: z.object({ drafts: z._default(z.boolean(), false) }),
  replies: {
    200: z.object({
      release: z.int(),
      texts: z.array(z.object({ language: Language, name: z.string(), text: TextForms })),
    }),
  },
})

export const readTranslation = endpoint('GET /api/translations/:translationId', {
  summary: { en: 'Get a text, with the lines of code that use it', zh: '讀取文字與使用它的程式碼位置' },
  needs: 'translations:read',
  params,
  replies: { 200: TranslationDetails },
})

export const updateTranslation = endpoint('PATCH /api/translations/:translationId', {
  summary: {
    en: 'Save a text as a draft, or submit it for review. Its first version is 0',
    zh: '將文字存為草稿或送審，最初的版本為 0',
  },
  needs: 'translations:write',
  params,
  headers: z.object(ifMatch),
  body: z.partial(TranslationFields),
  replies: { 200: Translation, 422: refusal(['text-refused', 'limit-reached']) },
})

/** An id with its version takes about 60 bytes; names of keys vary. */
const MAX_NAMED_BYTES = 160 * MAX_AT_ONCE

/** Texts with the versions that were read. */
const Several = z
  .array(z.object({ id: TranslationId, version: RowVersion }))
  .check(z.minLength(1), z.maxLength(MAX_AT_ONCE), z.refine(hasUniqueIds, { error: 'twice' }))

export const submitTranslations = endpoint('POST /api/translations/submit', {
  summary: { en: 'Submit several drafts for review, all or none', zh: '將多份草稿送審，全部成功或全部不變' },
  needs: 'translations:write',
  body: z.object({ translations: Several }),
  maxBodyBytes: MAX_NAMED_BYTES,
  replies: {
    200: z.object({ rows: z.array(Translation) }),
    404: notFound,
    412: stale,
    422: refusal(['nothing-to-publish']),
  },
})

export const importTranslations = endpoint('POST /api/translations/import', {
  summary: {
    en: 'Import texts as drafts. Texts that would break the console are left out and listed',
    zh: '將文字匯入為草稿；會破壞畫面的文字不匯入，並逐一列出',
  },
  needs: 'translations:write',
  headers: z.object(idempotent),
  maxBodyBytes: MAX_IMPORT_BYTES,
  body: z.object({
    language: Language,
    texts: z
      .array(z.object({ name: z.string().check(z.maxLength(150)), text: TextForms }))
      .check(z.minLength(1), z.maxLength(MAX_AT_ONCE)),
  }),
  replies: {
    201: z.object({
      saved: z.int(),
      unchanged: z.int(),
      refused: z.array(z.object({ name: z.string(), code: z.enum(['unknown', 'twice', ...ISSUES]) })),
    }),
    422: refusal(['limit-reached', 'key-reused']),
  },
})

const exported = z.object({ language: z._default(Language, 'ja'), onlyMissing: z._default(z.boolean(), false) })

/** `{ "page3_01": { "members": "成員" } }`, as in the source code. A text that is missing is empty. */
export const TextFile = z.object({
  language: Language,
  texts: z.record(z.string(), z.record(z.string(), z.union([z.string(), TextForms]))),
})
export type TextFile = z.infer<typeof TextFile>

export const exportJson = endpoint('GET /api/translations/export/json', {
  summary: { en: 'Export the texts of a language as JSON', zh: '將某一語言的文字匯出為 JSON' },
  needs: 'translations:read',
  query: exported,
  replies: { 200: TextFile },
  sends: ['content-disposition'],
})

export const exportXliff = endpoint('GET /api/translations/export/xliff', {
  summary: {
    en: 'Export the texts of a language as XLIFF 2.0, for translation tools',
    zh: '將某一語言的文字匯出為 XLIFF 2.0，供翻譯工具使用',
  },
  needs: 'translations:read',
  query: exported,
  replies: { 200: bytes('application/xliff+xml') },
  sends: ['content-disposition'],
})

/** A published version of the texts. It never changes. */
export const Release = z.object({
  number: z.int(),
  note: z.string(),
  /** The number of the earlier version that this one returns to; 0: the console's own texts; null if it returns to none. */
  restores: z.nullable(z.int()),
  /** null: the console's own text. */
  changes: z.array(
    z.object({
      id: TranslationId,
      /** null: the console's own text. */
      before: z.nullable(TextForms),
      /** null: the console's own text. */
      after: z.nullable(TextForms),
    }),
  ),
  /** The account that published it. */
  by: z.string(),
  publishedAt: z.iso.datetime(),
})
export type Release = z.infer<typeof Release>

/** A version in the list, with the number of its changes. */
export const ListedRelease = z.extend(z.omit(Release, { changes: true }), { changes: z.int() })
export type ListedRelease = z.infer<typeof ListedRelease>

export const listReleases = endpoint('GET /api/translations/releases', {
  summary: { en: 'List the published versions of the texts, newest first', zh: '列出文字的已發布版本，最新的在前' },
  needs: 'translations:read',
  replies: { 200: z.object({ rows: z.array(ListedRelease) }) },
})

export const readRelease = endpoint('GET /api/translations/releases/:number', {
  summary: { en: 'Get a published version with its changes', zh: '讀取已發布的版本與其變更' },
  needs: 'translations:read',
  params: z.object({ number: RowVersion }),
  replies: { 200: Release },
})

export const publishTranslations = endpoint('POST /api/translations/releases', {
  summary: { en: 'Publish texts that are in review as a new version', zh: '將審核中的文字發布為新版本' },
  needs: 'translations:write',
  headers: z.object(idempotent),
  body: z.object({ note: z._default(z.string().check(z.trim(), z.maxLength(200)), ''), translations: Several }),
  maxBodyBytes: MAX_NAMED_BYTES,
  replies: {
    201: Release,
    404: notFound,
    412: stale,
    422: refusal(['nothing-to-publish', 'limit-reached', 'key-reused']),
  },
})

export const rollBackTexts = endpoint('POST /api/translations/releases/:number/rollback', {
  summary: {
    en: 'Return to the texts of an earlier version, which publishes a new version. 0 is the console without changes',
    zh: '回到較早版本的文字，並發布為新版本；0 為未經變更的主控台',
  },
  needs: 'translations:write',
  params: z.object({ number: RowVersion }),
  /** `from`: the latest version that the caller has seen. If another has been published since, nothing is rolled back. */
  query: z.object({ from: z.optional(RowVersion) }),
  headers: z.object(idempotent),
  replies: {
    201: Release,
    412: refusal(['stale'], { current: z.object({ number: z.int() }) }),
    422: refusal(['nothing-to-publish', 'limit-reached', 'key-reused']),
  },
})
