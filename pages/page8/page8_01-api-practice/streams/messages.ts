import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page8_01 streams', {
  connection: { en: 'Connection', zh: '連線' },
  connect: { en: 'Connect', zh: '連線' },
  disconnect: { en: 'Disconnect', zh: '中斷連線' },
  resumeAfter: { en: 'Resume after {{number}}', zh: '從 {{number}} 之後接續' },
  after: { en: 'Start after number', zh: '起始編號' },
  afterHelp: { en: 'from now on', zh: '從現在開始' },
  afterWrong: { en: 'Enter a whole number.', zh: '請輸入整數。' },
  resumeHelp: {
    en: 'Messages sent while you were disconnected arrive first, marked “missed”.',
    zh: '斷線期間的訊息會先送達，並標示「補送」。',
  },

  state_idle: { en: 'Not connected', zh: '尚未連線' },
  state_connecting: { en: 'Connecting…', zh: '連線中…' },
  state_open: { en: 'Connected', zh: '已連線' },
  over_you: { en: 'You disconnected', zh: '您已中斷連線' },
  over_cut: {
    en: 'Connection lost without a close message: the network, the server, or a practice fault',
    zh: '連線沒有關閉訊息就中斷：網路、伺服器或練習故障',
  },
  over_refused: { en: 'Refused with {{code}}: {{why}}', zh: '遭拒（{{code}}）：{{why}}' },
  over_server: { en: 'Closed by the server with {{code}}: {{why}}', zh: '伺服器關閉連線（{{code}}）：{{why}}' },
  close_1000: { en: 'normal closure', zh: '正常結束' },
  close_1009: { en: 'message too large', zh: '訊息過大' },
  close_1012: {
    en: 'service restart; reconnect',
    zh: '服務重新啟動，請重新連線',
  },
  close_4401: { en: 'session or key is no longer valid', zh: '工作階段或金鑰已失效' },
  close_4403: { en: 'permission revoked', zh: '您已沒有這項權限' },
  close_4408: { en: 'client read too slowly', zh: '讀取速度過慢' },
  close_other: { en: 'unknown code', zh: '未知的代碼' },
  offline: {
    en: 'The server is not reachable. Received messages are kept.',
    zh: '無法連線到伺服器，已收到的訊息仍保留。',
  },

  lockedTitle: { en: 'Your session can’t open this connection', zh: '您的工作階段無法開啟此連線' },
  locked: {
    en: 'It requires {{permission}}, which only the level supersuper has. Connect to see the refusal, or enter the level code in',
    zh: '需要 {{permission}}，只有 supersuper 等級擁有。可按「連線」觀察被拒絕的結果，或輸入等級代碼：',
  },
  profile: { en: 'My Profile', zh: '我的資料' },

  triggerTitle: { en: 'Trigger messages', zh: '觸發訊息' },
  triggerText: {
    en: 'All changes by any client appear here. This window can send a login record. For other changes, open an endpoint in a new tab:',
    zh: '任何用戶端的變更都會顯示在這裡。此視窗可以送出登入紀錄；其他變更請在新分頁開啟端點：',
  },
  triggerLogins: {
    en: 'New login records appear here if your role can read them. This window can send one.',
    zh: '若您的角色能讀取登入紀錄，新的紀錄會顯示在這裡。此視窗可以送出一筆。',
  },
  noLogins: {
    en: 'Your role can’t read the login log, so you don’t receive its messages.',
    zh: '您的角色無法讀取登入紀錄，因此不會收到相關訊息。',
  },
  postLogin: { en: 'Send login record', zh: '送出登入紀錄' },
  postFailed: { en: 'The login record could not be sent. {{reason}}', zh: '無法送出登入紀錄。{{reason}}' },
  messageFault: { en: 'Message fault', zh: '訊息故障' },
  noFault: { en: 'none', zh: '無' },
  fault_drop: { en: 'Disconnect on a message', zh: '收到訊息時斷線' },
  fault_lag: { en: 'Delay by three seconds', zh: '延遲三秒' },
  fault_duplicate: { en: 'Send each twice', zh: '每則送兩次' },
  fault_reorder: { en: 'Wrong order', zh: '順序顛倒' },
  faultFailed: { en: 'The fault could not be set. {{reason}}', zh: '無法設定故障。{{reason}}' },
  faultLab: { en: 'More in Fault Lab', zh: '更多請見「故障實驗室」' },

  sendTitle: { en: 'Send', zh: '送出訊息' },
  sendText: {
    en: 'A console replies to every message with its state. The server keeps replies to “ask” messages for the operator who asked.',
    zh: '主控台會以自身狀態回覆每則訊息。伺服器會為提問的操作者保留對「ask」訊息的回覆。',
  },
  sendPlace: {
    en: 'A console tells in which room its operator is. Everybody in the room receives a “people” message.',
    zh: '主控台會說明操作者在哪一個聊天室，聊天室裡的所有人都會收到「people」訊息。',
  },
  message: { en: 'Message as JSON', zh: 'JSON 訊息' },
  send: { en: 'Send', zh: '送出' },
  replyToLast: { en: 'Reply to the last message', zh: '回覆最後一則訊息' },
  invalid: {
    en: 'Invalid: the server will ignore it.',
    zh: '格式不符：伺服器會忽略。',
  },
  sendWhenOpen: { en: 'Connect first.', zh: '請先連線。' },

  log: { en: 'Messages', zh: '訊息' },
  nothing: { en: 'No messages yet.', zh: '尚無訊息。' },
  nothingOpen: { en: 'Connected. No messages yet.', zh: '已連線，尚無訊息。' },
  allHidden: { en: 'All messages are hidden by the type filter.', zh: '所有訊息都被類型篩選隱藏。' },
  counted: { en: { one: '{{count}} message', other: '{{count}} messages' }, zh: '{{count}} 則' },
  forgotten: {
    en: {
      one: 'The last {{most}} messages are kept. {{count}} older message was removed.',
      other: 'The last {{most}} messages are kept. {{count}} older messages were removed.',
    },
    zh: '只保留最近 {{most}} 則，較舊的 {{count}} 則已移除。',
  },
  types: { en: 'Message types', zh: '訊息類型' },
  call: { en: 'call', zh: '呼叫' },
  untyped: { en: 'no type', zh: '無類型' },
  pause: { en: 'Pause', zh: '暫停' },
  resume: { en: 'Resume', zh: '繼續' },
  waiting: {
    en: { one: '{{count}} new message', other: '{{count}} new messages' },
    zh: '{{count}} 則新訊息',
  },
  clear: { en: 'Clear', zh: '清除' },
  in: { en: 'received', zh: '收到' },
  out: { en: 'sent', zh: '送出' },
  number: { en: '#{{seq}}', zh: '編號 {{seq}}' },
  fits: { en: 'valid', zh: '符合' },
  differs: { en: 'invalid', zh: '不符' },
  noJson: { en: 'not JSON', zh: '非 JSON' },
  missed: { en: 'missed', zh: '補送' },
  again: { en: 'duplicate', zh: '重複' },
  inTraffic: { en: 'in Traffic', zh: '在「流量檢視」查看' },

  as_fetch: { en: 'fetch stream', zh: 'fetch 串流' },
  as_curl: { en: 'curl', zh: 'curl' },
  as_node: { en: 'Node (ws)', zh: 'Node（ws）' },
  as_browser: { en: 'WebSocket', zh: 'WebSocket' },
  as_types: { en: 'Types', zh: '型別' },
  note_fetch: {
    en: 'Save as follow.mjs and run it with Node. STRIVE_TOKEN can be an API key. This code uses fetch because EventSource can’t send a token, and it reconnects automatically.',
    zh: '存成 follow.mjs，以 Node 執行；STRIVE_TOKEN 可用 API 金鑰。EventSource 無法帶權杖，因此使用 fetch，並會自動重新連線。',
  },
  note_curl: {
    en: 'For a POSIX shell. The token is read from STRIVE_TOKEN, which can be an API key.',
    zh: '適用 POSIX shell。權杖讀自 STRIVE_TOKEN，可用 API 金鑰。',
  },
  note_node: {
    en: 'Save as follow.mjs, install ws, and run it with Node. STRIVE_TOKEN must be a session token, because API keys can’t open sockets.',
    zh: '存成 follow.mjs、安裝 ws 後以 Node 執行。STRIVE_TOKEN 必須是工作階段的權杖，因為 API 金鑰無法開啟 socket。',
  },
  note_browser: {
    en: 'For a page on the same origin. Pass it a session token.',
    zh: '供相同來源的網頁使用，需提供工作階段的權杖。',
  },
  note_types: { en: 'Types of received messages and possible replies.', zh: '收到的訊息與可用回覆的型別。' },
})
