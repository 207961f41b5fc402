import { createTheme, type MantineColorsTuple } from '@mantine/core'

/** The accent: an indigo-blue. Shade 8 meets AA under white text, and as text on white. */
const indigo: MantineColorsTuple = [
  '#eef1ff',
  '#dce2fd',
  '#b8c3fa',
  '#93a3f6',
  '#7488f2',
  '#6076ee',
  '#5268e4',
  '#4459cf',
  '#3a4cb8',
  '#2f3f9c',
]

/** The greys of the dark theme: text (0), visible lines (4), surface (6), ground (7), and the ink of the menu (9). */
const dark: MantineColorsTuple = [
  '#d6dcec',
  '#b6bfd6',
  '#99a4c2',
  '#7d89ab',
  '#5c6891',
  '#202942',
  '#161d31',
  '#0f1424',
  '#0b1020',
  '#080c18',
]

export const theme = createTheme({
  primaryColor: 'indigo',
  primaryShade: 8,
  colors: { indigo, dark },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'ui-monospace, "SF Mono", Menlo, Consolas, "Noto Sans Mono CJK TC", monospace',
  fontSizes: { sm: '0.875rem', md: '0.875rem' },
  components: {
    // tokens.css makes touch targets 44 px high on small screens.
    Button: { classNames: { root: 'touch-target' } },
  },
})
