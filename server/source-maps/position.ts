/** A position in a source file, with a path from the root of the repository. Lines and columns count from 1. */
export type SourcePosition = { file: string; line: number; column: number }
