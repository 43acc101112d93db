export const REASONS: { file: string; code: string; mutant: string; why: string }[] = []
