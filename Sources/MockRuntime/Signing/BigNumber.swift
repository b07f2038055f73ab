/// Arithmetic of whole numbers in pieces of 64 bits, the lowest first.
enum BigNumber {
    static func limbs(of bytes: [UInt8]) -> [UInt64] {
        stride(from: bytes.count, to: 0, by: -8).map { end in bytes[max(0, end - 8)..<end].reduce(0) { $0 << 8 | UInt64($1) } }
    }

    static func bytes(of number: [UInt64]) -> [UInt8] {
        number.reversed().flatMap { limb in stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: limb >> $0) } }
    }

    static func sum(_ left: [UInt64], _ right: [UInt64]) -> [UInt64] {
        var result: [UInt64] = []
        var carry: UInt64 = 0
        for index in 0..<max(left.count, right.count) {
            let (first, over) = (index < left.count ? left[index] : 0).addingReportingOverflow(index < right.count ? right[index] : 0)
            let (second, more) = first.addingReportingOverflow(carry)
            result.append(second)
            carry = over || more ? 1 : 0
        }
        return result + [carry]
    }

    static func product(_ left: [UInt64], _ right: [UInt64]) -> [UInt64] {
        var result = [UInt64](repeating: 0, count: left.count + right.count)
        for (index, factor) in left.enumerated() {
            result[index + right.count] = add(right, times: factor, to: &result, at: index)
        }
        return result
    }

    /// `result += number * factor`, from a place on; what is left over belongs behind.
    static func add(_ number: [UInt64], times factor: UInt64, to result: inout [UInt64], at place: Int) -> UInt64 {
        var carry: UInt64 = 0
        for index in number.indices {
            let (high, low) = factor.multipliedFullWidth(by: number[index])
            let (first, over) = low.addingReportingOverflow(carry)
            let (second, more) = result[place + index].addingReportingOverflow(first)
            result[place + index] = second
            carry = high &+ (over ? 1 : 0) &+ (more ? 1 : 0)
        }
        return carry
    }

    /// Bit by bit: it is asked for numbers that are only a little longer than the divisor.
    static func remainder(_ number: [UInt64], _ divisor: [UInt64]) -> [UInt64] {
        var rest = [UInt64](repeating: 0, count: divisor.count)
        for limb in number.reversed() {
            for bit in stride(from: 63, through: 0, by: -1) {
                let over = shift(&rest, in: limb >> bit & 1)
                if over || !isLess(rest, divisor) { subtract(divisor, from: &rest) }
            }
        }
        return rest
    }

    static func isLess(_ left: [UInt64], _ right: [UInt64]) -> Bool {
        for index in left.indices.reversed() where left[index] != right[index] { return left[index] < right[index] }
        return false
    }

    static func subtract(_ number: [UInt64], from result: inout [UInt64]) {
        var borrow: UInt64 = 0
        for index in number.indices {
            let (first, under) = result[index].subtractingReportingOverflow(number[index])
            let (second, more) = first.subtractingReportingOverflow(borrow)
            result[index] = second
            borrow = under || more ? 1 : 0
        }
    }

    /// - Returns: whether a bit fell out at the top.
    private static func shift(_ number: inout [UInt64], in bit: UInt64) -> Bool {
        var carry = bit
        for index in number.indices {
            let top = number[index] >> 63
            number[index] = number[index] << 1 | carry
            carry = top
        }
        return carry == 1
    }
}

/// Powers modulo an odd number, by Montgomery's multiplication: no division.
struct Montgomery {
    private let modulus: [UInt64]
    /// What makes the lowest limb of a sum vanish.
    private let inverse: UInt64

    init(_ modulus: [UInt64]) {
        self.modulus = modulus
        var inverse: UInt64 = 1
        for _ in 0..<6 { inverse = inverse &* (2 &- modulus[0] &* inverse) }
        self.inverse = 0 &- inverse
    }

    /// `base` to the `exponent`, modulo the modulus.
    func power(_ base: [UInt64], _ exponent: [UInt64]) -> [UInt64] {
        let shift = Array(repeating: UInt64(0), count: modulus.count)
        let one = BigNumber.remainder(shift + [1], modulus)
        let base = BigNumber.remainder(shift + BigNumber.remainder(base, modulus), modulus)
        var result = one
        for limb in exponent.reversed() {
            for bit in stride(from: 63, through: 0, by: -1) {
                result = product(result, result)
                if limb >> bit & 1 == 1 { result = product(result, base) }
            }
        }
        return product(result, [1] + Array(repeating: 0, count: modulus.count - 1))
    }

    /// `left * right / 2^(64 * limbs)`, modulo the modulus.
    private func product(_ left: [UInt64], _ right: [UInt64]) -> [UInt64] {
        var sum = BigNumber.product(left, right) + [0]
        for index in modulus.indices {
            var carry = BigNumber.add(modulus, times: sum[index] &* inverse, to: &sum, at: index)
            var place = index + modulus.count
            while carry != 0 {
                let (next, over) = sum[place].addingReportingOverflow(carry)
                sum[place] = next
                carry = over ? 1 : 0
                place += 1
            }
        }
        var result = Array(sum[modulus.count..<2 * modulus.count])
        if sum[2 * modulus.count] != 0 || !BigNumber.isLess(result, modulus) { BigNumber.subtract(modulus, from: &result) }
        return result
    }
}
