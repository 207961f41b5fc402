import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page3_05', {
  live: { en: 'Active sessions', zh: '使用中的工作階段' },
  liveText: {
    en: 'A session ends after twelve hours without use, when you end it, or when you change your password.',
    zh: '工作階段在 12 小時未使用、由您結束，或變更密碼後就會失效。',
  },
  more: { en: 'Showing the first {{shown}} of {{count}}.', zh: '顯示 {{count}} 個中的前 {{shown}} 個。' },

  current: { en: 'Current', zh: '目前使用中' },
  supersuper: { en: 'supersuper', zh: 'supersuper' },
  unknownDevice: { en: 'Unknown device', zh: '未知裝置' },
  place: { en: '{{address}} · sandbox {{sandbox}}', zh: '{{address}} · 沙盒「{{sandbox}}」' },
  own: { en: 'this server ({{address}})', zh: '伺服器本機（{{address}}）' },
  local: { en: 'local network ({{address}})', zh: '區域網路（{{address}}）' },
  public: { en: 'internet ({{address}})', zh: '網際網路（{{address}}）' },
  began: { en: 'Started', zh: '開始' },
  used: { en: 'Last used', zh: '最近使用' },
  ends: { en: 'Ends', zh: '結束' },
  endsIn: { en: 'in {{time}}', zh: '{{time}} 後' },
  fixed: { en: 'fixed', zh: '固定到期' },

  end: { en: 'End', zh: '結束' },
  logOut: { en: 'Log out', zh: '登出' },
  shorten: { en: 'End in 30 s', zh: '30 秒後結束' },
  notMe: { en: 'Not me', zh: '不是我' },
  actionOf: { en: '{{action}}: {{name}}', zh: '{{action}}：{{name}}' },
  thisDevice: { en: '{{device}} (current)', zh: '{{device}}（目前使用中）' },
  endOthers: { en: 'End all others', zh: '結束其他全部' },
  endAll: { en: 'End all', zh: '全部結束' },

  ended: { en: '{{name}} was signed out', zh: '已結束「{{name}}」' },
  othersEnded: {
    en: { one: 'One other session was ended', other: '{{count}} other sessions were ended' },
    zh: '已結束其他 {{count}} 個工作階段',
  },
  shortened: {
    en: 'The session “{{name}}” ends in {{seconds}} seconds.',
    zh: '工作階段「{{name}}」將在 {{seconds}} 秒後結束。',
  },
  failed: { en: '{{name}}: {{reason}}', zh: '「{{name}}」：{{reason}}' },

  endAllTitle: { en: 'End all sessions?', zh: '要結束全部工作階段嗎？' },
  endAllText: {
    en: 'You will be signed out everywhere, including here. API keys keep working.',
    zh: '所有裝置都會登出，包括這裡。API 金鑰不受影響。',
  },
  notMeTitle: { en: 'Is somebody else signed in as you?', zh: '有人以您的帳號登入？' },
  notMeText: {
    en: 'This session ends immediately. Somebody may know your password, so change it next. That also ends your other sessions. Check your API keys as well.',
    zh: '此工作階段會立即結束。對方可能知道您的密碼，請接著變更密碼，其他工作階段也會一併結束。也請檢查您的 API 金鑰。',
  },
  notMeConfirm: { en: 'End session and change password', zh: '結束並變更密碼' },
  changePassword: { en: 'The session was ended. Change your password now.', zh: '已結束，請立即變更密碼。' },

  keys: { en: 'API keys in use', zh: '使用中的 API 金鑰' },
  keysText: {
    en: 'API keys access a sandbox without a session and keep working when sessions end.',
    zh: 'API 金鑰不需工作階段即可存取沙盒，工作階段結束後仍然有效。',
  },
  noKeys: { en: 'No API keys have been used.', zh: '沒有使用過的 API 金鑰。' },
  keyUsed: { en: 'in {{sandbox}}, last used {{age}}', zh: '沙盒「{{sandbox}}」，最近使用：{{age}}' },
  toKeys: { en: 'Manage API keys', zh: '管理 API 金鑰' },
})
