import '@mantine/core/styles.layer.css';
import '@fontsource-variable/inter/index.css';
import './global.css';
