import { serve } from '#server/http/serve.ts'
import { notFound } from '#shared/errors.ts'
import { findCatalogue } from './catalogue.ts'
import {
  exportJson,
  exportXliff,
  importTranslations,
  listReleases,
  listTranslations,
  publishTranslations,
  readProgress,
  readRelease,
  readTexts,
  readTranslation,
  rollBackTexts,
  submitTranslations,
  updateTranslation,
} from './contract.ts'
import { releaseOf, translationOf } from './entity.ts'
import { jsonOf, xliffOf } from './file.ts'
import { countTexts, listTexts, readDetails, replacementsOf, textsToExport } from './list.ts'
import { latestRelease, planRollBack, preparePublishing, publish, rollBack, selectReleases } from './release.ts'
import { TARGETS, type Target } from './rules.ts'
import { checkTexts, importTexts, planImport, saveTranslation, submit } from './save.ts'
import { prepareChanges, readSeen, requireState } from './several.ts'

const attached = (language: Target, extension: string) => {
  const day = new Date().toISOString().slice(0, 10)
  return { 'content-disposition': `attachment; filename="texts-${language}-${day}.${extension}"` }
}

export const endpoints = [
  serve(listTranslations, async ({ rows, query }) => ({ status: 200, body: await listTexts(rows, query) })),

  serve(readProgress, async ({ rows }) => {
    const { namespaces } = await findCatalogue()
    const languages = await Promise.all(TARGETS.map(language => countTexts(rows, language)))
    return { status: 200, body: { languages, namespaces: [...namespaces], release: await latestRelease(rows) } }
  }),

  serve(readTexts, async ({ rows, operator: { account }, query: { drafts } }) => ({
    status: 200,
    body: { release: await latestRelease(rows), texts: await replacementsOf(rows, { account, drafts }) },
  })),

  serve(exportJson, async ({ rows, query: { language, onlyMissing } }) => {
    const texts = await textsToExport(rows, language, onlyMissing)
    return { status: 200, body: jsonOf(language, texts), headers: attached(language, 'json') }
  }),

  serve(exportXliff, async ({ rows, query: { language, onlyMissing } }) => {
    const texts = await textsToExport(rows, language, onlyMissing)
    return { status: 200, body: xliffOf(language, texts), headers: attached(language, 'xliff') }
  }),

  serve(importTranslations, async ({ rows, write, operator, body }) => {
    const checked = await checkTexts(body)
    const plan = await planImport(rows, operator, checked)
    return write(async writing => ({ status: 201, body: await importTexts(writing, operator, checked, plan) }))
  }),

  serve(submitTranslations, async ({ rows, write, body }) => {
    const seen = await readSeen(rows, body.translations)
    requireState(seen, 'draft', 'no-draft')
    const changes = await prepareChanges(seen, () => ({ is_in_review: 1 }))
    await write(writing => submit(writing, changes))
    return { status: 200, body: { rows: changes.map(({ row }) => translationOf(row)) } }
  }),

  serve(listReleases, async ({ rows }) => {
    const releases = (await selectReleases(rows).execute()).map(releaseOf)
    return { status: 200, body: { rows: releases.map(one => ({ ...one, changes: one.changes.length })) } }
  }),

  serve(readRelease, async ({ rows, params: { number } }) => {
    const row = await rows('translation_release').where('number', '=', number).executeTakeFirstOrThrow(notFound)
    return { status: 200, body: releaseOf(row) }
  }),

  serve(publishTranslations, async ({ rows, write, operator, body: { note, translations } }) => {
    const seen = await readSeen(rows, translations)
    requireState(seen, 'in-review', 'not-in-review')
    const publishing = await preparePublishing(seen, ({ text }) => ({ published: text, is_in_review: 0 }))
    return write(async writing => ({ status: 201, body: await publish(writing, operator, { note, publishing }) }))
  }),

  serve(rollBackTexts, async ({ rows, write, operator, params: { number }, query: { from } }) => {
    const plan = await planRollBack(rows, number, from)
    return write(async writing => ({ status: 201, body: await rollBack(writing, operator, plan) }))
  }),

  serve(readTranslation, async ({ rows, params: { translationId } }) => ({
    status: 200,
    body: await readDetails(rows, translationId),
  })),

  serve(updateTranslation, async ({ write, operator, params: { translationId }, headers, body }) => {
    const saved = await write(writing =>
      saveTranslation(writing, operator, translationId, { match: headers['if-match'], wanted: body }),
    )
    return { status: 200, body: saved }
  }),
]
