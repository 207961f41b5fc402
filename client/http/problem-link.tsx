import { useLanguage } from '#client/i18n/i18n.ts'
import { PROBLEMS } from '#shared/errors.ts'

/** A problem code, as a link to the server's document about it. */
export function ProblemLink({ code }: { code: string }) {
  const language = useLanguage()
  // The client adds codes of its own, and a newer server may have others.
  if (!(code in PROBLEMS)) return <code>{code}</code>
  return (
    <a href={`/problems/${code}?lng=${language}`} target="_blank" rel="noreferrer">
      <code>{code}</code>
    </a>
  )
}
