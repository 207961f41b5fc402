import { queryOptions } from '@tanstack/react-query'
import { api } from '#client/api/api.ts'
import { type ListedTranslation, listTranslations } from '#resources/translations/contract.ts'
import type { Target } from '#resources/translations/rules.ts'

const PAGE_SIZE = 200

/** All texts of a language that are in review, however many pages of the list they take. */
export const inReviewQuery = (language: Target) =>
  queryOptions({
    queryKey: [listTranslations.path, 'in-review', language],
    async queryFn({ signal }) {
      const rows: ListedTranslation[] = []
      for (let cursor: string | undefined; ; ) {
        const query = { language, state: 'in-review' as const, limit: PAGE_SIZE, cursor }
        const page = await api.call(listTranslations, { query }, { signal })
        rows.push(...page.rows)
        if (page.next === null) return rows
        cursor = page.next
      }
    },
  })
