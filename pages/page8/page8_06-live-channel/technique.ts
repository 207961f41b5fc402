import type { Technique } from '#client/router/techniques.ts'

const technique: Technique = {
  name: { en: 'Presence, ordering, reconnection', zh: '在線狀態、順序與重新連線' },
  terms: 'WebSocket chat presence reconnect ticket 聊天 連線 斷線 重新連線',
}
export default technique
