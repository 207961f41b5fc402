/** The header that names a row's version; `If-Match` brings it back. */
export const etagOf = ({ version }: { version: number }): { etag: string } => ({ etag: `"${version}"` })
