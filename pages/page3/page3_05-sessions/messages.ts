import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page3_05', {
  live: { en: 'Signed in now', zh: '目前登入中' },
  liveText: {
    en: 'A session ends when it has not been used for twelve hours, when you end it, or when you change your password.',
    zh: '工作階段在 12 小時未使用、由您結束，或變更密碼後就會失效。',
  },
  more: { en: 'The first {{shown}} of {{count}}.', zh: '顯示 {{count}} 個中的前 {{shown}} 個。' },

  current: { en: 'This one', zh: '目前這個' },
  supersuper: { en: 'supersuper', zh: 'supersuper' },
  unknownDevice: { en: 'Unknown device', zh: '未知裝置' },
  address: { en: 'Address', zh: '位址' },
  own: { en: 'the server itself ({{address}})', zh: '伺服器本機（{{address}}）' },
  local: { en: 'local network ({{address}})', zh: '區域網路（{{address}}）' },
  public: { en: 'internet ({{address}})', zh: '網際網路（{{address}}）' },
  sandbox: { en: 'Sandbox', zh: '沙盒' },
  began: { en: 'Began', zh: '開始' },
  used: { en: 'Last used', zh: '最近使用' },
  ends: { en: 'Ends', zh: '結束' },
  endsIn: { en: 'in {{time}}', zh: '{{time}} 後' },
  fixed: { en: 'used or not', zh: '使用也不延長' },

  end: { en: 'End', zh: '結束' },
  logOut: { en: 'Log out', zh: '登出' },
  shorten: { en: 'End in 30 s', zh: '30 秒後結束' },
  notMe: { en: 'Not me', zh: '不是我' },
  actionOf: { en: '{{action}}: {{name}}', zh: '{{action}}：{{name}}' },
  thisDevice: { en: '{{device}} (this one)', zh: '{{device}}（目前這個）' },
  endOthers: { en: 'End all others', zh: '結束其他全部' },
  endAll: { en: 'End all', zh: '全部結束' },

  ended: { en: '{{name}} is signed out', zh: '已結束「{{name}}」' },
  othersEnded: {
    en: { one: 'One other session is ended', other: '{{count}} other sessions are ended' },
    zh: '已結束其他 {{count}} 個工作階段',
  },
  shortened: { en: '{{name}} ends in {{seconds}} seconds', zh: '「{{name}}」將在 {{seconds}} 秒後結束' },
  failed: { en: '{{name}}: {{reason}}', zh: '「{{name}}」：{{reason}}' },

  endAllTitle: { en: 'End all sessions?', zh: '要結束全部工作階段嗎？' },
  endAllText: {
    en: 'You are signed out everywhere, here as well. API keys go on working.',
    zh: '所有裝置都會登出，包括這裡。API 金鑰不受影響。',
  },
  notMeTitle: { en: 'Somebody else is signed in as you?', zh: '有人以您的帳號登入？' },
  notMeText: {
    en: 'This session ends at once. Whoever began it knows your password, so change it next: that ends all your other sessions. Look at your API keys, too.',
    zh: '此工作階段會立即結束。對方知道您的密碼，請接著變更密碼，其他工作階段也會隨之結束。也請檢查您的 API 金鑰。',
  },
  notMeConfirm: { en: 'End it and change the password', zh: '結束並變更密碼' },
  changePassword: { en: 'It is ended. Change your password now.', zh: '已結束，請立即變更密碼。' },

  keys: { en: 'API keys in use', zh: '使用中的 API 金鑰' },
  keysText: {
    en: 'They open a sandbox without a session, and are not ended with one.',
    zh: '金鑰不需工作階段即可使用沙盒，也不會隨工作階段結束。',
  },
  noKeys: { en: 'None has been used.', zh: '沒有使用過的金鑰。' },
  keyUsed: { en: 'in {{sandbox}}, last used {{age}}', zh: '沙盒「{{sandbox}}」，最近使用：{{age}}' },
  toKeys: { en: 'Make and revoke keys', zh: '管理金鑰' },
})
