export const CATEGORIES = [
  'tents',
  'sleeping',
  'backpacks',
  'footwear',
  'clothing',
  'cooking',
  'lighting',
  'climbing',
  'hydration',
  'accessories',
] as const
export type Category = (typeof CATEGORIES)[number]
