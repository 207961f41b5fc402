import { expect, test } from 'vitest'
import { translateInto } from '#client/i18n/i18n.ts'
import { messages } from '#pages/page3/page3_08-audit-trail/messages.ts'
import { describeField, describeValue, type Speech } from './describe.ts'

const speech = (language: 'en' | 'zh'): Speech => ({
  t: (key, values) => translateInto(language, messages, key, values),
  language,
  sandboxName: id => (id === 'b1b6' ? 'Mine' : ''),
  teamName: id => (id === 13 ? 'Delivery' : ''),
  formatDay: day => `day ${day}`,
  formatTime: time => `time ${time}`,
})
const [en, zh] = [speech('en'), speech('zh')]

test.each([
  ['job', 'Job', '職務'],
  ['parentId', 'Parent team', '上級團隊'],
  ['name.zh', 'Name (Chinese)', '中文名稱'],
  ['evs.sp_attack', 'Effort values · Sp. Atk', '努力值 · 特攻'],
  ['fault.delay', 'Fault · Delay (ms)', '故障 · 延遲（毫秒）'],
  ['lastShoe.laceLength', 'Last shoe · Lace length', 'Last shoe · Lace length'],
])('the field %s is called %s, %s', (path, english, chinese) => {
  expect([describeField(path, en), describeField(path, zh)]).toEqual([english, chinese])
})

test.each([
  ['job', 'driver', 'Driver', '司機'],
  ['job', 'astronaut', 'astronaut', 'astronaut'],
  ['teamId', 13, 'Delivery', 'Delivery'],
  ['teamId', 99, '#99', '#99'],
  ['sandbox', 'b1b6', 'Mine', 'Mine'],
  ['sandbox', 'gone', 'gone', 'gone'],
  ['archivedAt', null, 'none', '無'],
  ['fault.delay', undefined, 'none', '無'],
  ['isShared', true, 'yes', '是'],
  ['number', 12_345, '12,345', '12,345'],
  ['array', [1, 2], '1, 2', '1, 2'],
  ['origins', [], 'none', '無'],
  ['joinedOn', '2026-10-01', 'day 2026-10-01', 'day 2026-10-01'],
  ['archivedAt', '2026-11-21T08:00:00.000Z', 'time 2026-11-21T08:00:00.000Z', 'time 2026-11-21T08:00:00.000Z'],
  ['email', 'a@b.example', 'a@b.example', 'a@b.example'],
])('the %s %j is shown as %s, %s', (path, value, english, chinese) => {
  expect([describeValue(path, value, en), describeValue(path, value, zh)]).toEqual([english, chinese])
})
