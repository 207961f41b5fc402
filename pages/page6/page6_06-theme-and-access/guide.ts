import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: {
    'shared/contrast.ts#contrast': { en: 'Contrast, as WCAG defines it', zh: 'WCAG 定義的對比' },
    'resources/preferences/rules.ts#weakAccents': {
      en: 'Where an accent is too weak, and the nearest that is not',
      zh: '哪些強調色太弱，以及最接近的合格顏色',
    },
    'resources/preferences/rules.ts#accentTokens': {
      en: 'A color becomes tokens for every surface',
      zh: '一個顏色變成各處使用的變數',
    },
    './look/vision-filters.tsx#VisionFilters': {
      en: 'Color vision, imitated on linear light',
      zh: '在線性光上模擬色覺',
    },
    'client/shortcuts/shortcuts.ts#useShortcut': {
      en: 'One registry of shortcuts for handlers and hints',
      zh: '快捷鍵只有一份登記',
    },
  },
  reading: {
    'WCAG 2.2, 1.4.3: Contrast (Minimum)': 'https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html',
    'WCAG 2.2, 2.1.4: Character Key Shortcuts':
      'https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts.html',
    'Design Tokens Format Module': 'https://www.designtokens.org/tr/drafts/format/',
  },
}
