import type { Technique } from '#client/router/techniques.ts'

export default {
  name: { en: 'Presence, ordering, reconnection', zh: '在線狀態、順序與重新連線' },
  terms: 'WebSocket chat presence reconnect ticket 聊天 連線 斷線 重新連線',
} satisfies Technique
