import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: [
    {
      file: 'shared/contrast.ts',
      symbol: 'contrast',
      says: { en: 'Contrast, as WCAG defines it', zh: 'WCAG 定義的對比' },
    },
    {
      file: 'resources/preferences/rules.ts',
      symbol: 'weakAccents',
      says: {
        en: 'Where an accent is too weak, and the nearest that is not',
        zh: '哪些強調色太弱，以及最接近的合格顏色',
      },
    },
    {
      file: 'resources/preferences/rules.ts',
      symbol: 'accentTokens',
      says: { en: 'A color becomes tokens for every surface', zh: '一個顏色變成各處使用的變數' },
    },
    {
      file: 'pages/page6/page6_06-theme-and-access/look/vision-filters.tsx',
      symbol: 'VisionFilters',
      says: { en: 'Color vision, imitated on linear light', zh: '在線性光上模擬色覺' },
    },
    {
      file: 'client/shortcuts/shortcuts.ts',
      symbol: 'useShortcut',
      says: { en: 'One registry of shortcuts for handlers and hints', zh: '快捷鍵只有一份登記' },
    },
  ],
  reading: [
    {
      title: 'WCAG 2.2, 1.4.3: Contrast (Minimum)',
      href: 'https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html',
    },
    {
      title: 'WCAG 2.2, 2.1.4: Character Key Shortcuts',
      href: 'https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts.html',
    },
    { title: 'Design Tokens Format Module', href: 'https://www.designtokens.org/tr/drafts/format/' },
  ],
}
