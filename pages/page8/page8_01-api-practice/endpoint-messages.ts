import { defineMessages } from '#shared/messages.ts'

/**
 * Words for what the document tells in English alone: resources (`resource_…`) and endpoints, by operation id. An endpoint without
 * words here is shown with its summary.
 */
export const endpointMessages = defineMessages('page8_01 endpoints', {
  resource_faults: { en: 'Practice faults', zh: '練習故障' },
  resource_live: { en: 'Live sockets', zh: '即時通道' },
  'resource_login-log': { en: 'Login log', zh: '登入紀錄' },
  resource_overview: { en: 'Overview', zh: '總覽' },
  resource_profile: { en: 'Profile', zh: '個人資料' },
  resource_sessions: { en: 'Sessions', zh: '工作階段' },

  createLiveTicket: { en: 'A one-use ticket for the socket /ws/live', zh: '取得 /ws/live 的一次性票證' },
  createChannelTicket: {
    en: 'A one-use ticket for the real-time channel /ws/request',
    zh: '取得即時頻道 /ws/request 的一次性票證',
  },
  addLogin: {
    en: 'Record the own sign-in; answered once it is durable, stored once however often it is sent',
    zh: '記錄自己的登入；確實寫入後才回覆，重複傳送也只存一筆',
  },
  listLogins: {
    en: 'Sign-ins and refused attempts, filtered and sorted, a page at a time',
    zh: '登入與被拒絕的嘗試：可篩選、排序，逐頁讀取',
  },
  exportLogins: {
    en: 'The rows of a filter as CSV: these columns in this order, times in this zone',
    zh: '將篩選結果匯出為 CSV：指定欄位、順序與時區',
  },
  countSignIns: {
    en: 'Sign-ins and refused attempts: today, the last seven days, and day by day',
    zh: '登入與被拒絕的次數：今天、最近七天與每日',
  },
  readServerState: { en: 'How the server that answers is doing', zh: '回覆的伺服器目前狀況' },
  readProfile: { en: "The operator's own profile", zh: '讀取自己的個人資料' },
  updateProfile: {
    en: 'Change fields of the own profile; If-Match names the version that was read',
    zh: '修改自己的個人資料；以 If-Match 指明讀到的版本',
  },
  changePassword: {
    en: 'Change the own password; every other session of the account ends',
    zh: '變更自己的密碼；帳號的其他工作階段全部結束',
  },
  signIn: {
    en: 'Sign in: a session and its token for an account and its password',
    zh: '登入：以帳號與密碼取得工作階段與權杖',
  },
  readSession: { en: 'The session that asks', zh: '讀取目前的工作階段' },
  signOut: { en: 'Sign out: end the session that asks', zh: '登出：結束目前的工作階段' },
  setLevel: {
    en: 'Set the level of the session: supersuper for the right code, normal for any other',
    zh: '設定工作階段的等級：代碼正確為 supersuper，否則為 normal',
  },
  listFaults: {
    en: "The operator's practice faults that are on, the narrowest first",
    zh: '自己目前開啟的練習故障，範圍最小的在前',
  },
  createFault: {
    en: 'Put a practice fault on; it ends by itself after 15 minutes at most',
    zh: '開啟一項練習故障，最多 15 分鐘後自動結束',
  },
  updateFault: {
    en: 'Change a practice fault; its time and its count of calls begin again. If-Match names the version that was read',
    zh: '變更一項練習故障，時間與次數重新計算；以 If-Match 指明讀到的版本',
  },
  deleteFault: { en: 'End a practice fault', zh: '結束一項練習故障' },
  clearFaults: { en: "All clear: end all of the operator's practice faults", zh: '全部解除：結束自己的所有練習故障' },
  startPreset: {
    en: 'Put a situation from life on, in the place of the one that was; `path` narrows it to some endpoints',
    zh: '套用現成情境並取代前一個；可用 path 限定端點',
  },
  foretellFault: {
    en: 'What would happen to this request now; nothing does',
    zh: '試算這個請求現在會遇到什麼，不會真的執行',
  },
})
