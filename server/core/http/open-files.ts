/** What systems usually allow a process, if this one does not say. */
const USUAL = 1024

/** Returns how many files and connections together the system allows this process to have open. */
export function mostOpenFiles(): number {
  const { report } = process
  if (!report) return USUAL
  // Otherwise it asks for the name of each client's address.
  Object.assign(report, { excludeNetwork: true })
  const { userLimits } = report.getReport() as {
    userLimits?: { open_files?: { soft: number | string } }
  }
  const soft = userLimits?.open_files?.soft
  return soft === undefined ? USUAL : soft === 'unlimited' ? Infinity : Number(soft)
}
