import { programFile } from '#tab/names.ts'
import { fetchFile } from './files.ts'

/** Yields what the program has sent when the console was built (scripts/tab/build.ts). */
export async function* runProgram<Message>(file: string): AsyncGenerator<Message> {
  yield* (await (await fetchFile(programFile(file))).json()) as Message[]
}
