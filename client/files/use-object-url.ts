import { useEffect, useState } from 'react'

/**
 * A URL for an `img` whose picture was fetched with the session's token, which an `img` can't send. Empty until there is
 * one.
 */
export function useObjectUrl(content: Blob | undefined): string {
  const [url, setUrl] = useState('')
  useEffect(() => {
    if (!content) return
    const made = URL.createObjectURL(content)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [content])
  return url
}
