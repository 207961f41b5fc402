import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page5_02', {
  upcoming: {
    en: 'It will search both languages, highlight what matched, count each facet rightly under the filters, and say plainly when it guessed at a typo.',
    zh: '這裡會同時搜尋兩種語言、標示符合的文字、在篩選之下正確計算各分面的數量，並在推測錯字時明白告知。',
  },
})
