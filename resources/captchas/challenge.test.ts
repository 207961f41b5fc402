import { expect, test } from 'vitest'
import { isAnswer, makeCode, makeQuestion } from './challenge.ts'

const EN = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

test('the answer is the sum of the numbers in the question', () => {
  for (let n = 0; n < 200; n++) {
    const { question, answer } = makeQuestion('en')
    const [, a = '', sign, b = ''] = /^What is (\w+) (plus|times) (\w+)/.exec(question ?? '') ?? []
    const [left, right] = [EN.indexOf(a) + 1, EN.indexOf(b) + 1]
    expect(Number(answer)).toBe(sign === 'plus' ? left + right : left * right)
  }
})

test('a code has five characters that cannot be confused', () => {
  for (let n = 0; n < 200; n++) expect(makeCode().answer).toMatch(/^[34679ACDEFHJKMNPTUVWXY]{5}$/)
})

test('ignores case, spaces and full-width letters, but not a different character', () => {
  for (const text of ['ABC34', 'abc34', ' a b c 3 4 ', 'ＡＢＣ３４']) expect(isAnswer(text, 'ABC34'), text).toBe(true)
  for (const text of ['', 'ABC3', 'ABC344', 'ABC35']) expect(isAnswer(text, 'ABC34'), text).toBe(false)
})
