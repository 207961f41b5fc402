export const TEMPLATES = ['vanilla', 'vue', 'react'] as const
export type Template = (typeof TEMPLATES)[number]
export const isTemplate = (name: string): name is Template => TEMPLATES.some(template => template === name)
