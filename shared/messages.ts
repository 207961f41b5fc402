export const LANGUAGES = ['en', 'zh'] as const
export type Language = (typeof LANGUAGES)[number]

/** The language tags for browsers, `Intl` and screen readers. */
export const LANGUAGE_TAGS: Record<Language, string> = { en: 'en', zh: 'zh-Hant-TW' }

/** The same words in both languages. */
export type Words = Record<Language, string>

/** A text, or its plural forms by CLDR category; `interval` is a list such as `(1)[one item];(2-7)[a few]`. */
export type Text = string | { one?: string; other: string; interval?: string }
export type Message = Record<Language, Text>

/** The strings of one page or part of the shell, in both languages, under a unique namespace. */
export type Messages<K extends string = string> = { namespace: string; texts: Record<K, Message> }

export const defineMessages = <const K extends string>(namespace: string, texts: Record<K, Message>): Messages<K> => ({
  namespace,
  texts,
})
