import { answerCaptcha, createCaptcha, readCaptchaPicture } from '#resources/captchas/contract.ts'
import type { Bench, TaskCases } from '#tests/task-cases.ts'

const make = ({ me }: Bench, kind: 'picture' | 'question' = 'question') =>
  me.call(createCaptcha, { body: { kind, language: 'en' } })
const answer = ({ me }: Bench, id: string, text: string) =>
  me.call(answerCaptcha, { params: { id }, body: { answer: text } }).catch(() => undefined)
/** A person would read the picture; a test reads the database. */
const rightAnswer = async ({ app }: Bench, id: string) =>
  (await app.db.selectFrom('captcha').select('answer').where('id', '=', id).executeTakeFirstOrThrow()).answer

export const cases: TaskCases = {
  right: {
    async solution(bench) {
      const { id } = await make(bench)
      await answer(bench, id, await rightAnswer(bench, id))
    },
    nearMisses: {
      'the answer is wrong': async bench => answer(bench, (await make(bench)).id, 'wrong'),
      'it was wrong before': async bench => {
        const { id } = await make(bench)
        await answer(bench, id, 'wrong')
        await answer(bench, id, await rightAnswer(bench, id))
      },
    },
  },
  'used-up': {
    async solution(bench) {
      const { id } = await make(bench)
      await answer(bench, id, 'wrong')
      await answer(bench, id, 'wrong')
    },
    nearMisses: {
      'two captchas are answered once each': async bench => {
        await answer(bench, (await make(bench)).id, 'wrong')
        await answer(bench, (await make(bench)).id, 'wrong')
      },
    },
  },
  'no-answer-inside': {
    async solution(bench) {
      const { id } = await make(bench, 'picture')
      await answer(bench, id, id)
    },
    nearMisses: {
      'the page is opened': async bench => {
        const { id } = await make(bench, 'picture')
        await bench.me.call(readCaptchaPicture, { params: { id } })
      },
      'something else is answered': async bench => {
        const { id } = await make(bench, 'picture')
        await answer(bench, id, 'wrong')
      },
      'it is no picture': async bench => {
        const { id } = await make(bench, 'question')
        await answer(bench, id, id)
      },
    },
  },
}
