import type ICAL from 'ical.js';

/**
 * The first value of a property as it is written, which may be no value of its kind; undefined where the property is
 * absent or has none. Holds because jCal is a list of name, parameters, type and values; the library's types leave it
 * open.
 */
export function writtenValue(component: ICAL.Component, property: string): unknown {
  const jCal = component.getFirstProperty(property)?.toJSON() as readonly unknown[] | undefined;
  return jCal?.[3];
}
