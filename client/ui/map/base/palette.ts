export type Scheme = 'light' | 'dark'

/**
 * The colours of the base map. WebGL can't read CSS variables, so they are repeated here and follow the greys of
 * tokens.css.
 */
export type Palette = Record<
  'sea' | 'land' | 'border' | 'county' | 'countyLine' | 'countyEdge' | 'countryName' | 'countyName' | 'halo',
  string
>

export const PALETTES: Record<Scheme, Palette> = {
  light: {
    sea: '#dbe6f5',
    land: '#eef0f4',
    border: '#cfd5e2',
    county: '#ffffff',
    countyLine: '#c5cede',
    countyEdge: '#8fa2c6',
    countryName: '#69728a',
    countyName: '#3b4764',
    halo: '#ffffffd9',
  },
  dark: {
    sea: '#0b1122',
    land: '#161d31',
    border: '#2b3553',
    county: '#202a48',
    countyLine: '#3b486f',
    countyEdge: '#6478b4',
    countryName: '#7f8bb0',
    countyName: '#c0cae6',
    halo: '#0f1424e0',
  },
}
