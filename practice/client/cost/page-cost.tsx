import { useQuery } from '@tanstack/react-query'
import { formatBytes } from '#client/http/sizes.ts'
import { useFormats } from '#client/i18n/formats.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import look from '#client/ui/look.module.css'
import { messages } from './messages.ts'

/** What a page takes along as a project of its own, and the command that writes it. */
export function PageCost({ page }: { page: string }) {
  const { t, language } = useLocale(messages)
  const { number } = useFormats()
  const { data: costs } = useQuery({
    queryKey: ['page-costs'],
    queryFn: async () => (await import('virtual:page-costs')).default,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const cost = costs?.[page]
  if (!cost) return null
  const { files, lines, kilobytes, resources, tables, ownLines } = cost
  return (
    <div className={`${look.note} ${look.stack}`} data-gap="4" data-above="8">
      <p>
        {t('takesAlong', {
          files: number(files),
          lines: number(lines),
          size: formatBytes(kilobytes * 1024, language),
          resources: number(resources),
          tables: number(tables),
          own: number(ownLines),
        })}
      </p>
      <code className={look.breaking} translate="no">
        npm run slice -- {page} --into ../back-office
      </code>
    </div>
  )
}
