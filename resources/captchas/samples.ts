import { sample } from '#shared/sample.ts'
import { answerCaptcha, createCaptcha } from './contract.ts'

const QUESTION = { kind: 'question', language: 'en' } as const

export const samples = [
  sample(createCaptcha, () => ({ body: QUESTION })),
  sample(answerCaptcha, async me => {
    const { id } = await me.call(createCaptcha, { body: QUESTION })
    return { params: { id }, body: { answer: '0' } }
  }),
]
