import type { FormDesign, FormField } from './contract.ts'

const none = { en: '', zh: '' }
const options = (...labels: [id: string, en: string, zh: string][]) =>
  labels.map(([id, en, zh]) => ({ id, label: { en, zh } }))

const TRIP_DAY: FormField = {
  id: 'ftripday',
  kind: 'date',
  label: { en: 'Day of the trip', zh: '出遊日期' },
  help: none,
  isRequired: true,
  earliest: '2025-01-01',
  latest: null,
}
const LEVEL = options(['oeasy001', 'Easy', '輕鬆'], ['omedium1', 'Just right', '適中'], ['ohard001', 'Hard', '吃力'])
const DIFFICULTY: FormField = {
  id: 'fdifficu',
  kind: 'one',
  label: { en: 'How hard was it?', zh: '路線難度如何？' },
  help: none,
  isRequired: true,
  options: LEVEL,
}
const COMMENT: FormField = {
  id: 'fcomment',
  kind: 'long-text',
  label: { en: 'What should we know?', zh: '有什麼想告訴我們？' },
  help: { en: 'What went well, and what did not.', zh: '好的與不好的都可以寫。' },
  isRequired: false,
  longest: 600,
}
const AGAIN: FormField = {
  id: 'fagain00',
  kind: 'yes-no',
  label: { en: 'Would you come again?', zh: '下次還會參加嗎？' },
  help: none,
  isRequired: false,
}
const GUIDE: FormField = {
  id: 'fguide00',
  kind: 'short-text',
  label: { en: 'Name of the guide', zh: '領隊姓名' },
  help: none,
  isRequired: false,
  longest: 60,
}
const STARS: FormField = {
  id: 'fstars00',
  kind: 'number',
  label: { en: 'Stars, 1 to 5', zh: '評分（1 到 5）' },
  help: none,
  isRequired: true,
  isWhole: true,
  least: 1,
  most: 5,
}
const GEAR: FormField = {
  id: 'fgear000',
  kind: 'many',
  label: { en: 'What did you rent?', zh: '租借了哪些裝備？' },
  help: { en: 'Leave it empty if you brought your own.', zh: '自備裝備者不必勾選。' },
  isRequired: false,
  options: options(
    ['otent000', 'Tent', '帳篷'],
    ['obag0000', 'Sleeping bag', '睡袋'],
    ['ostove00', 'Stove', '爐具'],
    ['opoles00', 'Trekking poles', '登山杖'],
  ),
  most: null,
}

const TRIP = { en: 'After the trip', zh: '行程回饋' }
/** Version 2 adds stars and gear, removes the guide, and renames an option. */
export const TRIP_VERSIONS: [FormDesign, FormDesign] = [
  { title: TRIP, fields: [TRIP_DAY, GUIDE, DIFFICULTY, COMMENT] },
  {
    title: TRIP,
    fields: [
      TRIP_DAY,
      STARS,
      {
        ...DIFFICULTY,
        options: LEVEL.map(one => (one.id === 'ohard001' ? { ...one, label: { en: 'Too hard', zh: '太吃力' } } : one)),
      },
      GEAR,
      AGAIN,
      COMMENT,
    ],
  },
]

/** A draft that has not been published. */
export const VOLUNTEERS: FormDesign = {
  title: { en: 'Helpers for the trail day', zh: '步道整理日志工' },
  fields: [
    {
      id: 'fname000',
      kind: 'short-text',
      label: { en: 'Your name', zh: '姓名' },
      help: none,
      isRequired: true,
      longest: 60,
    },
    {
      id: 'fhours00',
      kind: 'number',
      label: { en: 'Hours you can help', zh: '可協助的時數' },
      help: none,
      isRequired: true,
      isWhole: false,
      least: 0.5,
      most: 8,
    },
  ],
}
