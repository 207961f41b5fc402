import { randomBelow, randomText } from '#server/platform/random.ts'
import type { Language } from '#shared/messages.ts'
import { GLYPHS } from './glyphs.ts'

/** The question with its answer. `question` is null if a picture shows the answer. */
type Challenge = { answer: string; question: string | null }

const CODE_LENGTH = 5

export function makeCode(): Challenge {
  return { answer: randomText(CODE_LENGTH, Object.keys(GLYPHS)), question: null }
}

const WORDS: Record<Language, readonly string[]> = {
  en: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  zh: ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'],
}
const ASKED = {
  en: { '+': 'What is A plus B? Answer in digits.', '×': 'What is A times B? Answer in digits.' },
  zh: { '+': 'A加B等於多少？請用數字回答。', '×': 'A乘以B等於多少？請用數字回答。' },
} as const satisfies Record<Language, object>

/** A sum in words, so that a screen reader can read it. */
export function makeQuestion(language: Language): Challenge {
  const [a, b] = [1 + randomBelow(12), 1 + randomBelow(12)]
  const sign = randomBelow(2) === 0 ? '+' : '×'
  const question = ASKED[language][sign]
    .replace('A', WORDS[language][a - 1] ?? '')
    .replace('B', WORDS[language][b - 1] ?? '')
  return { answer: String(sign === '+' ? a + b : a * b), question }
}

/**
 * Ignores case, which is hard to see in a distorted picture, and width, because input methods type full-width letters.
 */
export const isAnswer = (text: string, answer: string): boolean =>
  text.normalize('NFKC').replace(/\s/g, '').toUpperCase() === answer
