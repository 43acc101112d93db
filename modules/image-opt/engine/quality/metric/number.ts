/**
 * Returns a number of a table in every lane. Numbers that loops need lie in tables because V8 builds a constant vector
 * anew at each use, in three instructions.
 */
export function number(table: usize, index: i32 = 0): v128 {
  return v128.load32_splat(table + ((<usize>index) << 2))
}
