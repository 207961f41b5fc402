import { atVersion, type Client, sample } from '#shared/sample.ts'
import {
  importTranslations,
  publishTranslations,
  readTranslation,
  rollBackTexts,
  submitTranslations,
  updateTranslation,
} from './contract.ts'

/** Saves another wording of a text as a draft. */
export async function draft(me: Client, id = 'zh.page3_01.members', text: string = crypto.randomUUID()) {
  const params = { translationId: id }
  const before = await me.call(readTranslation, { params })
  return me.call(updateTranslation, { params, headers: atVersion(before), body: { text: { other: text } } })
}
const named = ({ id, version }: { id: string; version: number }) => ({ id, version })

export async function inReview(me: Client, id?: string, text?: string) {
  const { rows } = await me.call(submitTranslations, { body: { translations: [named(await draft(me, id, text))] } })
  return { body: { note: 'A sample', translations: rows.map(named) } }
}
export const published = async (me: Client, id?: string, text?: string) =>
  me.call(publishTranslations, await inReview(me, id, text))

export const samples = [
  sample(updateTranslation, async me => {
    const { id, version } = await draft(me)
    return { params: { translationId: id }, headers: atVersion({ version }), body: { text: { other: '同事' } } }
  }),
  sample(submitTranslations, async me => ({ body: { translations: [named(await draft(me))] } })),
  sample(publishTranslations, me => inReview(me)),
  sample(rollBackTexts, async me => ({ params: { number: (await published(me)).number - 1 } })),
  sample(importTranslations, async me => {
    const { language } = await draft(me, 'ja.page3_01.joinedOn')
    return { body: { language, texts: [{ name: 'page3_01.joinedOn', text: { other: crypto.randomUUID() } }] } }
  }),
]
