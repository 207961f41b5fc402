import { defineMessages } from '#shared/messages.ts'

/** What each fault preset does, in a sentence. */
export const presetTexts = defineMessages('PresetText', {
  'lost-response': {
    en: 'The first POST and the first PATCH are executed, but their responses are lost.',
    zh: '第一個 POST 與第一個 PATCH 會執行，但回應遺失。',
  },
  unavailable: { en: 'The first call gets a 503.', zh: '第一次呼叫回應 503。' },
  lift: { en: 'Everything is slow, and three in ten calls never arrive.', zh: '全部變慢，十次呼叫有三次送不到。' },
  tunnel: { en: 'No connection for 30 seconds.', zh: '斷線 30 秒。' },
  'month-end': {
    en: 'Everything is slow, one in ten calls gets a 503, and POST is rate-limited.',
    zh: '全部變慢，十次呼叫有一次 503，POST 另有次數限制。',
  },
  'third-party': {
    en: 'Overview and Pokémon data come from a third party: 502 after three seconds.',
    zh: '總覽與寶可夢資料來自第三方：三秒後回應 502。',
  },
  'double-click': { en: 'Every POST is sent twice at once.', zh: '每個 POST 都同時送達兩次。' },
  session: { en: 'Your session expires after five calls.', zh: '呼叫五次後登入失效。' },
})
