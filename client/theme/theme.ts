import { createTheme, type MantineColorsTuple } from '@mantine/core'

/** The accent: an indigo-blue whose shade 8 carries white text and reads on white at AA. */
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

/** The greys of the dark theme: from its text (0) over lines that one must see (4), its surface (6) and ground (7) to the ink of the menu (9). */
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
  fontFamily: 'system-ui, "PingFang TC", "Microsoft JhengHei", "Noto Sans TC", sans-serif',
  fontFamilyMonospace: 'ui-monospace, "SF Mono", Menlo, Consolas, "Noto Sans Mono CJK TC", monospace',
  fontSizes: { sm: '14px', md: '14px' },
  components: {
    // tokens.css gives what a finger must hit its 44 px on small screens.
    Button: { classNames: { root: 'touch-target' } },
  },
})
