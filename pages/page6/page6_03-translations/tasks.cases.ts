import { publishTranslations, readTexts, rollBackTexts } from '#resources/translations/contract.ts'
import { draft, inReview, published } from '#resources/translations/samples.ts'
import { attempt, type Bench, json, type TaskCases } from '#tests/task-cases.ts'

const CREATED = 'zh.page3_01.created'
/** Sends a text as it is, even one that is refused. */
async function save({ me, send }: Bench, id: string, other: string) {
  const { version } = await draft(me, id, `{{name}} ${crypto.randomUUID()}`)
  await send(`/api/translations/${id}`, json('PATCH', { text: { other } }, { 'if-match': `"${version}"` }))
}
const rollBackBy = ({ me }: Bench, number: number) => me.call(rollBackTexts, { params: { number } })

export const cases: TaskCases = {
  published: {
    async solution({ me }) {
      await published(me)
      await me.call(readTexts)
    },
    nearMisses: {
      'it stays in review': async ({ me }) => {
        await inReview(me)
        await me.call(readTexts)
      },
      'another text is published': async ({ me }) => {
        await draft(me)
        // The seeded data has it in review.
        await me.call(publishTranslations, { body: { translations: [{ id: 'ja.page3_01.members', version: 1 }] } })
        await me.call(readTexts)
      },
      'the console does not read it': async ({ me }) => {
        await me.call(readTexts)
        await published(me)
      },
    },
  },
  placeholders: {
    async solution(bench) {
      await save(bench, CREATED, 'nobody was added')
      await draft(bench.me, CREATED, '{{name}} joined')
    },
    nearMisses: {
      'another text is repaired': async bench => {
        await save(bench, CREATED, 'nobody was added')
        await draft(bench.me, 'zh.page3_01.saved', '{{name}} joined')
      },
      'it was refused because it was empty': async bench => {
        await save(bench, CREATED, ' ')
        await draft(bench.me, CREATED, '{{name}} joined')
      },
      'it is refused again': async bench => {
        await save(bench, CREATED, 'nobody was added')
        await attempt(draft(bench.me, CREATED, '{{nobody}} joined'))
      },
    },
  },
  'rolled-back': {
    async solution(bench) {
      const { number } = await published(bench.me)
      await rollBackBy(bench, number - 1)
    },
    nearMisses: {
      'the earlier text is published by hand': async bench => {
        await published(bench.me, undefined, 'before')
        await published(bench.me, undefined, 'after')
        await published(bench.me, undefined, 'before')
      },
      'it is the current version': async bench => {
        const { number } = await published(bench.me)
        await attempt(rollBackBy(bench, number))
      },
      'it was rolled back before': async bench => {
        await rollBackBy(bench, 0).catch(() => undefined)
        await published(bench.me)
      },
    },
  },
}
