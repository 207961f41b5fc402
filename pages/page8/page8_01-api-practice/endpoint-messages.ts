import { defineMessages } from '#shared/messages.ts'

/**
 * Words for what the document tells in English alone: resources (`resource_…`) and endpoints, by operation id. An endpoint without
 * words here is shown with its summary.
 */
export const endpointMessages = defineMessages('page8_01 endpoints', {
  resource_live: { en: 'Live sockets', zh: '即時通道' },
  'resource_login-log': { en: 'Login log', zh: '登入紀錄' },
  resource_overview: { en: 'Overview', zh: '總覽' },
  resource_profile: { en: 'Profile', zh: '個人資料' },
  resource_sessions: { en: 'Sessions', zh: '工作階段' },
  resource_sandboxes: { en: 'Sandboxes', zh: '沙盒' },
  resource_members: { en: 'Members', zh: '成員' },
  resource_products: { en: 'Products', zh: '商品' },
  resource_orders: { en: 'Orders', zh: '訂單' },
  resource_tickets: { en: 'Tickets', zh: '工單' },
  resource_sites: { en: 'Sites', zh: '據點' },

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
  switchSandbox: {
    en: 'Work in another sandbox from now on: main, or one of the own',
    zh: '改在另一個沙盒工作：main 或自己的沙盒',
  },
  listSandboxes: { en: 'Main, the own sandboxes, and the snapshots of both', zh: 'main、自己的沙盒，以及兩者的快照' },
  forkSandbox: {
    en: 'Make a sandbox of the own: a copy of main, of another of the own, or of a snapshot',
    zh: '建立自己的沙盒：複製 main、自己的另一個沙盒或快照',
  },
  readSandbox: { en: 'One sandbox or snapshot, with how many rows it has', zh: '讀取一個沙盒或快照，含各表筆數' },
  renameSandbox: { en: 'Give an own sandbox or snapshot another name', zh: '重新命名自己的沙盒或快照' },
  deleteSandbox: {
    en: 'Delete an own sandbox with its snapshots, or a snapshot; the last deletion can be taken back',
    zh: '刪除自己的沙盒（含其快照）或快照；最近一次刪除可以復原',
  },
  undeleteSandbox: {
    en: 'Take the last deletion back, with all rows as they were',
    zh: '復原最近一次刪除，資料完整如前',
  },
  takeSnapshot: { en: 'Keep the state of an own sandbox as it is now', zh: '保留自己沙盒目前的狀態' },
  restoreSnapshot: {
    en: 'Put an own sandbox back to the state of one of its snapshots',
    zh: '將自己的沙盒還原至其中一個快照',
  },
  resetSandbox: {
    en: 'Put a sandbox back to the practice data as it was delivered; main only as supersuper',
    zh: '將沙盒重設為出廠資料；main 僅限 supersuper',
  },
  listMembers: {
    en: 'Members of the company, filtered and sorted, a page at a time',
    zh: '公司成員：可篩選、排序，逐頁讀取',
  },
  readMember: { en: 'One member', zh: '讀取一位成員' },
  listProducts: {
    en: 'Products of a category, that are low, or whose name has a word in it; sorted, a page at a time',
    zh: '商品：依類別、低庫存或名稱關鍵字篩選，可排序，逐頁讀取',
  },
  readProduct: { en: 'One product', zh: '讀取一項商品' },
  listOrders: {
    en: 'Orders by status, customer and time of placing; sorted, a page at a time',
    zh: '訂單：依狀態、客戶與下單時間篩選，可排序，逐頁讀取',
  },
  readOrder: { en: 'One order with its lines', zh: '讀取一張訂單與其明細' },
  listTickets: {
    en: 'Tickets by status, priority and who sees to them; sorted, a page at a time',
    zh: '工單：依狀態、優先順序與負責人篩選，可排序，逐頁讀取',
  },
  readTicket: { en: 'One ticket', zh: '讀取一張工單' },
  listSites: {
    en: 'Service points of a kind, a county or a township; sorted, a page at a time',
    zh: '據點：依種類、縣市或鄉鎮市區篩選，可排序，逐頁讀取',
  },
  readSite: { en: 'One service point', zh: '讀取一個據點' },
})
