import { defineBug } from '#server/bugs.ts'
import { previewWording } from './contract.ts'

export const bugs = [
  defineBug(previewWording, {
    id: 'plural-zero-is-one',
    kind: 'language',
    level: 'fair',
    page: 'page6_02',
    promise: { en: 'In English, 0 takes the plural: 0 items.', zh: '英文的 0 使用複數：0 items。' },
    wrong: { en: '0 takes the form for one.', zh: '0 用了單數形式。' },
    test: {
      en: 'Preview 0, 1 and 2, and expect the same form for 0 and 2.',
      zh: '預覽 0、1、2，檢查 0 與 2 的形式相同。',
    },
    change({ counts }, { body }) {
      const { one } = body.text
      return {
        counts: counts.map(wording =>
          wording.count === 0 && wording.category === 'other' && one !== ''
            ? { ...wording, text: one.replaceAll('{{count}}', '0'), category: 'one' }
            : wording,
        ),
      }
    },
  }),
]
