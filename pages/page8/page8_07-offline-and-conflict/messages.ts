import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page8_07', {
  visits: { en: 'Visits', zh: '到府維修' },
  dayAndTime: { en: '{{day}}, as of {{time}}', zh: '{{day}}（資料時間：{{time}}）' },
  readAt: { en: 'As of {{time}}', zh: '資料時間：{{time}}' },
  noVisits: { en: 'No visits', zh: '沒有到府維修' },
  noVisitsText: {
    en: 'This sandbox has no repair visits. Reset it to get them back.',
    zh: '這個沙盒沒有到府維修，重設即可恢復。',
  },
  notHere: { en: 'The visits are not on this device', zh: '這部裝置沒有到府維修的資料' },
  notHereText: {
    en: 'You are offline, and “Work offline” was not on when you were last connected. The visits load as soon as you are back online.',
    zh: '目前離線，而上次連線時未開啟「離線工作」。恢復連線後就會載入。',
  },
  readOnly: { en: 'Your role may read visits, but not report on them.', zh: '您的角色可以檢視到府維修，但不能回報。' },
  report: { en: 'Report', zh: '回報' },
  reportOn: { en: 'Report: {{customer}}', zh: '回報：{{customer}}' },
  visitOf: { en: '{{time}}, {{customer}}', zh: '{{time}} {{customer}}' },
  waitingHere: {
    en: { one: '{{count}} change waiting', other: '{{count}} changes waiting' },
    zh: '{{count}} 筆待送出',
  },

  status: { en: 'Status', zh: '狀態' },
  planned: { en: 'Planned', zh: '已排定' },
  done: { en: 'Done', zh: '已完成' },
  missed: { en: 'Customer not there', zh: '客戶不在' },
  minutes: { en: 'Minutes', zh: '分鐘數' },
  minutesHelp: { en: 'Time spent at the customer’s.', zh: '在客戶處花費的時間。' },
  parts: { en: 'Parts', zh: '零件' },
  partsHelp: { en: 'What you replaced.', zh: '更換的零件。' },
  note: { en: 'Note', zh: '備註' },
  save: { en: 'Save', zh: '儲存' },
  nothing: { en: '(empty)', zh: '（空白）' },
  minutesValue: { en: '{{count}} min', zh: '{{count}} 分鐘' },

  outbox: { en: 'Outbox', zh: '寄件匣' },
  outboxText: {
    en: 'Every change waits here until the server has confirmed it. Changes of a visit are sent in order.',
    zh: '每筆變更都在這裡等待伺服器確認；同一次到府的變更會依序送出。',
  },
  allSent: { en: 'Nothing is waiting.', zh: '沒有待送出的變更。' },
  tabOnly: {
    en: 'Only this tab has them. Turn on “Work offline” to store them on this device.',
    zh: '只有這個分頁保有，開啟「離線工作」即可存入這部裝置。',
  },
  waitingOffline: {
    en: {
      one: '{{count}} change is waiting. It is sent as soon as you are connected again.',
      other: '{{count}} changes are waiting. They are sent as soon as you are connected again.',
    },
    zh: '有 {{count}} 筆變更待送出，恢復連線後就會送出。',
  },
  waiting: {
    en: { one: '{{count}} change is waiting.', other: '{{count}} changes are waiting.' },
    zh: '有 {{count}} 筆變更待送出。',
  },
  hold: { en: 'Hold changes', zh: '暫緩送出' },
  holdHelp: {
    en: 'Changes stay in the outbox, as if you were offline, until you uncheck this or reload the page.',
    zh: '變更留在寄件匣，如同離線，直到取消勾選或重新載入頁面。',
  },
  changed: { en: '{{field}}: {{before}} → {{after}}', zh: '{{field}}：{{before}} → {{after}}' },
  unknownVisit: { en: 'Visit {{id}}', zh: '到府維修 {{id}}' },
  entryWaiting: { en: 'Waiting', zh: '待送出' },
  entrySending: { en: 'Sending', zh: '送出中' },
  entrySent: { en: 'Sent, no response yet', zh: '已送出，尚無回應' },
  entrySentText: {
    en: 'It may have been stored. It will be sent again with the same Idempotency-Key, so it takes effect once.',
    zh: '伺服器可能已儲存。稍後會以相同的 Idempotency-Key 重送，只會生效一次。',
  },
  entryBehind: { en: 'Waits for the change above', zh: '等待前一筆' },
  entryConflict: { en: 'Conflict', zh: '衝突' },
  entryConflictText: {
    en: 'The same field was changed elsewhere. Choose which value to keep.',
    zh: '同一欄位在別處也有變更，請選擇要保留的值。',
  },
  entryRefused: { en: 'Refused', zh: '遭拒絕' },
  resolve: { en: 'Resolve', zh: '解決衝突' },
  retry: { en: 'Try again', zh: '重試' },
  decideLater: { en: 'Decide later', zh: '稍後決定' },
  takeBack: { en: 'Take back', zh: '收回' },
  takeBackOf: { en: 'Take back the change of {{customer}}', zh: '收回「{{customer}}」的變更' },
  retryOf: { en: 'Try again: {{customer}}', zh: '重試「{{customer}}」的變更' },
  resolveOf: { en: 'Resolve the conflict of {{customer}}', zh: '解決衝突：{{customer}}' },
  takenBack: { en: 'The change was taken back.', zh: '已收回變更。' },
  undo: { en: 'Undo', zh: '復原' },
  accepted: { en: 'Saved: {{customer}}', zh: '已儲存：{{customer}}' },
  unanswered: {
    en: 'No response for {{customer}}. The change is sent again.',
    zh: '「{{customer}}」的變更沒有收到回應，將會重送。',
  },
  merged: {
    en: '{{customer}} was also changed elsewhere. Both changes were kept.',
    zh: '「{{customer}}」在別處也有變更，兩邊都已保留。',
  },
  conflict: {
    en: '{{customer}} was changed elsewhere. Your change waits in the outbox.',
    zh: '「{{customer}}」在別處有變更，您的變更在寄件匣等待處理。',
  },
  reportElsewhere: {
    en: 'This report belongs to the sandbox “{{sandbox}}”, and you work in another one by now. Switch back to save it.',
    zh: '這份回報屬於沙盒「{{sandbox}}」，但您已切換到其他沙盒。請切換回去再儲存。',
  },
  undoElsewhere: {
    en: 'The change belongs to the sandbox “{{sandbox}}”. It was not put back.',
    zh: '這筆變更屬於沙盒「{{sandbox}}」，因此沒有復原。',
  },
  otherSandbox: {
    en: {
      one: '{{count}} change belongs to the sandbox “{{sandbox}}”. Switch to it at the bottom of the menu to send it.',
      other:
        '{{count}} changes belong to the sandbox “{{sandbox}}”. Switch to it at the bottom of the menu to send them.',
    },
    zh: '有 {{count}} 筆變更屬於沙盒「{{sandbox}}」，請從選單最下方切換過去再送出。',
  },

  device: { en: 'This device', zh: '這部裝置' },
  workOffline: { en: 'Work offline', zh: '離線工作' },
  workOfflineHelp: {
    en: 'Stores this page, the day’s visits and the outbox in this browser, so that they survive a reload without a connection.',
    zh: '將此頁、當天的到府維修與寄件匣存入這個瀏覽器，離線時重新載入也不會消失。',
  },
  privacy: {
    en: 'The data is not encrypted. It is deleted when you turn this off or log out.',
    zh: '資料未加密，關閉此功能或登出時會刪除。',
  },
  turnOffTitle: { en: 'Stop working offline?', zh: '要停止離線工作嗎？' },
  turnOffText: {
    en: {
      one: '{{count}} change has not been sent. It stays in this tab only, and is lost if you close it.',
      other: '{{count}} changes have not been sent. They stay in this tab only, and are lost if you close it.',
    },
    zh: '有 {{count}} 筆變更尚未送出，之後只留在這個分頁，關閉分頁就會遺失。',
  },
  turnOff: { en: 'Stop and delete', zh: '停止並刪除' },
  notStored: {
    en: 'This browser does not allow the console to store data, so you can’t work offline here.',
    zh: '這個瀏覽器不允許主控台儲存資料，因此無法離線工作。',
  },
  notStoredFull: {
    en: 'The storage of this browser is full. Free some space, then turn this on again.',
    zh: '瀏覽器的儲存空間已滿，請先釋出空間再開啟此功能。',
  },
  storedPage: { en: 'Page', zh: '頁面' },
  storedVisits: { en: 'Visits', zh: '到府維修' },
  used: { en: 'Used', zh: '已用空間' },
  eviction: { en: 'If space runs low', zh: '空間不足時' },
  backgroundSync: { en: 'Background sync', zh: '背景同步' },
  yesStored: { en: 'Stored', zh: '已儲存' },
  noStored: { en: 'Not stored', zh: '未儲存' },
  kept: { en: 'The browser keeps it', zh: '瀏覽器會保留' },
  mayGo: { en: 'The browser may delete it', zh: '瀏覽器可能刪除' },
  available: { en: 'Available', zh: '可用' },
  notAvailable: { en: 'Not available in this browser', zh: '此瀏覽器不支援' },
  troubleFull: {
    en: {
      one: 'The storage of this browser is full. {{stored}} of {{count}} waiting change is stored. Keep this tab open until it is sent.',
      other:
        'The storage of this browser is full. {{stored}} of {{count}} waiting changes are stored. Keep this tab open until they are sent.',
    },
    zh: '瀏覽器的儲存空間已滿，{{count}} 筆待送出的變更中已儲存 {{stored}} 筆。送出前請勿關閉此分頁。',
  },
  troubleForbidden: {
    en: 'This browser no longer lets the console store data. Keep this tab open until all changes are sent.',
    zh: '瀏覽器不再允許主控台儲存資料，變更全部送出前請勿關閉此分頁。',
  },
  troubleCleared: {
    en: 'The data stored on this device was deleted. What this tab still had is stored again.',
    zh: '這部裝置儲存的資料曾被刪除，已將此分頁保有的內容重新儲存。',
  },
  dismiss: { en: 'OK', zh: '知道了' },
})
